import { type AdminSession, listPeople } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';

export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: ({ signal }) => callAsAdmin(listPeople, {}, { signal }),
});

export interface PersonDialogProps {
  admin: AdminSession;
  onClose: () => void;
}
