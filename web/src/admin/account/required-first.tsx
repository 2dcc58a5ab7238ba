import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { LoadedPage } from '../ui/loaded-page';

const RequirementPage = retryableLazy(() => import('./requirement-page'));

/** Shows the panel once the account has what is required. */
export function RequiredFirst({ children }: { children: ReactNode }) {
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
    <LoadedPage>
      <RequirementPage required={shown} admin={admin} onDone={finish} />
    </LoadedPage>
  );
}
