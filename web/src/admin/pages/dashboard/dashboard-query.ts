import { readDashboard } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../../session/as-admin';

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: () => callAsAdmin(readDashboard, {}),
  // What waits changes without anybody in the panel: each visit loads it anew, behind what was there before.
  staleTime: 0,
});
