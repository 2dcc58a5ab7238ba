import { readDashboard } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../../session/as-admin';

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: () => callAsAdmin(readDashboard, {}),
});
