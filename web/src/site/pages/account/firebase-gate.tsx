import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { connectAuth } from './firebase-auth';

/** Connects the client SDK and renders its children, which access it with `useAuth`. */
export function FirebaseGate({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const auth = useQuery({
    queryKey: ['firebase', 'auth'],
    queryFn: connectAuth,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (auth.isPending) return <PageSpinner label={t('Loading...')} />;
  if (auth.isError) {
    return (
      <FailedLoad
        text={t('The service is not available at the moment. Please try again in a minute.')}
        retryLabel={t('Retry')}
        onRetry={() => auth.refetch()}
      />
    );
  }
  return (
    <FirebaseAppProvider firebaseApp={auth.data.app}>
      <AuthProvider sdk={auth.data}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}
