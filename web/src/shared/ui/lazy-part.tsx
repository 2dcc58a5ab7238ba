import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { errorText } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-context';
import { ErrorBoundary } from './error-boundary';
import { useToast } from './toast/toast-context';

interface Props {
  /** Closes the part. */
  onFailure: () => void;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Opens a lazy component on a click; if it fails to load, a toast says so, and the page keeps its state. */
export function LazyPart({ onFailure, fallback = null, children }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <Failure error={error} onFailure={onFailure} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ error, onFailure }: { error: unknown; onFailure: () => void }) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const report = useEffectEvent(() => {
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
    onFailure();
  });
  useEffect(() => report(), []);
  return null;
}
