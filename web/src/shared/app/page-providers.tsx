import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-context';
import { PageBoundary } from '../ui/page-boundary';
import { ToastProvider } from '../ui/toast/toast-provider';

type Props = Omit<ComponentProps<typeof ToastProvider>, 'closeLabel'>;

export function PageProviders(props: Props) {
  const { t } = useLanguage();
  return (
    <PageBoundary>
      <ToastProvider closeLabel={t('Close')} {...props} />
    </PageBoundary>
  );
}
