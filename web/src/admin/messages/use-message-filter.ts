import { MESSAGES_PAGE_SIZE, MessageQuery } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import type { MessageFilter } from './message-queries';

type Filter = Omit<MessageFilter, 'limit'>;

/** Page, search and status as the address holds them; an address that makes no sense is the first page of all. */
export function useMessageFilter() {
  const [params, setParams] = useSearchParams();
  const parsed = MessageQuery.safeParse({ limit: MESSAGES_PAGE_SIZE, ...Object.fromEntries(params) });
  const { page, limit, search, status } = parsed.data ?? MessageQuery.parse({});
  const filter: MessageFilter = { page, limit, search, status };

  function change(changes: Partial<Filter>) {
    // Whatever narrows the list begins it anew; letters typed into the search are no steps to go back to.
    setParams(searchOf({ ...filter, page: 1, ...changes }), { replace: changes.search !== undefined });
  }

  return { filter, change };
}

/** The query string that stands for a filter, without what is as usual. */
export function searchOf({ page, search, status }: Filter): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  return params.toString();
}
