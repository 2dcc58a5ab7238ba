import { MESSAGES_PAGE_SIZE, MessageQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import type { MessageFilter } from './message-queries';

type Filter = Omit<MessageFilter, 'limit'>;

const FILTERS = ['search', 'status', 'service', 'spam', 'from', 'to'] as const;

/** Page, search and filters from the URL; an invalid URL is the first page of all. */
export function useMessageFilter() {
  const [params, setParams] = useSearchParams();
  const parsed = MessageQuery.safeParse({ limit: MESSAGES_PAGE_SIZE, ...Object.fromEntries(params) });
  const { page, limit, search, status, service, spam, from, to } = parsed.data ?? MessageQuery.parse({});
  const filter: MessageFilter = { page, limit, search, status, service, spam, from, to };

  function change(changes: Partial<Filter>) {
    // A filter starts at page 1 again; typing in the search adds no history entries.
    const isTyped = ['search', 'from', 'to'].some((name) => name in changes);
    setParams(searchOf({ ...filter, page: 1, ...changes }), { replace: isTyped });
  }

  return {
    filter,
    change,
    isNarrowed: FILTERS.some((name) => filter[name]),
    clear: () => setParams(searchOf({ page: 1, search: '' })),
  };
}

/** The query string of a filter, without defaults. */
export function searchOf(filter: Filter): string {
  const params = new URLSearchParams();
  if (filter.page > 1) params.set('page', String(filter.page));
  for (const name of FILTERS) {
    const value = filter[name];
    if (value) params.set(name, value);
  }
  return params.toString();
}
