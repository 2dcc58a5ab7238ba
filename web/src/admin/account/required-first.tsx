import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { PageBoundary } from '../../shared/ui/page-boundary';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { PageSpinner } from '../../shared/ui/spinner';

const RequirementPage = retryableLazy(() => import('./requirement-page'));

/** Shows the panel once the account has what is required. */
export function RequiredFirst({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: admin } = useAdmin();
  // The session may be read again while the recovery codes are shown.
  const [shown, setShown] = useState(admin?.required);
  if (admin?.required && admin.required !== shown) setShown(admin.required);
  if (!admin || !shown) return children;
  const finish = () => {
    const { required: _, ...session } = admin;
    client.setQueryData(sessionQueries.admin.queryKey, session);
    setShown(undefined);
  };
  return (
    <PageBoundary>
      <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
        <RequirementPage required={shown} admin={admin} onDone={finish} />
      </Suspense>
    </PageBoundary>
  );
}
