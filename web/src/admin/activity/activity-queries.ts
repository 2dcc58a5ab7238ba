import { type Area, listActivity } from '@alnafitha/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';

export interface ActivityFilter {
  area?: Area;
  person?: string;
  day?: string;
}

/** Read again at each visit. */
export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'all-activity', filter],
    queryFn: ({ pageParam, signal }) =>
      callAsAdmin(listActivity, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
