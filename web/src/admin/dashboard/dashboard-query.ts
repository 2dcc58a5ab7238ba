import { readDashboard } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => callAsAdmin(readDashboard, {}, { signal }),
  // Pending work changes outside the panel, so each visit refetches behind the cached data.
  staleTime: 0,
});
