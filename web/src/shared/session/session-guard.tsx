import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { errorText } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-context';
import { FailedLoad } from '../ui/failed-load';
import { PageSpinner } from '../ui/spinner';
import { sessionQueries } from './session-queries';
import { forgetSession, onLoggedOut } from './shared-logout';

export const loginPaths = { user: '/auth', admin: '/admin/login' } as const;

interface Props {
  session: keyof typeof loginPaths;
  children: ReactNode;
}

/** Redirects to the login page without a session. No security boundary: the API authorizes each request. */
export function SessionGuard({ session: kind, children }: Props) {
  const { t, translateIfKnown, localePath } = useLanguage();
  const user = useQuery({ ...sessionQueries.user, enabled: kind === 'user' });
  const admin = useQuery({ ...sessionQueries.admin, enabled: kind === 'admin' });
  const client = useQueryClient();
  useEffect(() => onLoggedOut(kind, () => forgetSession(client, kind)), [client, kind]);
  const session = kind === 'admin' ? admin : user;

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.isLoadingError) {
    return (
      <FailedLoad
        text={translateIfKnown(errorText(session.error))}
        retryLabel={t('Retry')}
        onRetry={() => session.refetch()}
      />
    );
  }
  return session.data ? children : <Navigate to={localePath(loginPaths[kind])} replace />;
}
