import type { LinkedPagination } from '@alnafitha/contract';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The query key of a page: the list's key with its filter, then the page number. */
type PageKey = readonly [...list: unknown[], page: number];

/** The cursor parameters of the API's lists. */
export type PageCursor = { skip?: number } & ({ after?: string } | { before?: string } | { at?: string });

interface KnownPage {
  readonly page: number;
  readonly pagination: LinkedPagination;
  readonly loadedAt: number;
  readonly isOutdated: boolean;
}

/** The cursor from the nearest loaded page; empty for page 1. Compute on fetch: reloads invalidate pages. */
export function cursorTo({ client, queryKey }: { client: QueryClient; queryKey: PageKey }): PageCursor {
  const page = pageOf(queryKey);
  if (page === 1) return {};
  const cursors = knownPages(client, queryKey).flatMap((known) => cursorFrom(known, page));
  return cursors.reduce<PageCursor>(
    (best, cursor) => (distanceOf(cursor) < distanceOf(best) ? cursor : best),
    {},
  );
}

/** An added or moved entry shifts entries between pages, so the cursors are dropped. */
export function forgetCursors(client: QueryClient, queryKey: QueryKey): void {
  client.setQueriesData<unknown>({ queryKey }, (response: unknown) => {
    if (!isPaged(response)) return response;
    const { next: _next, previous: _previous, ...totals } = response.pagination;
    return { ...response, pagination: totals };
  });
}

function cursorFrom({ page: known, pagination, isOutdated }: KnownPage, page: number): PageCursor[] {
  const { next, previous } = pagination;
  // A deletion at or after the shown page keeps the page's first position.
  if (known === page) return previous === undefined ? [] : [{ at: previous }];
  if (isOutdated) return [];
  if (known < page) return next === undefined ? [] : [{ after: next, skip: page - known - 1 }];
  return previous === undefined ? [] : [{ before: previous, skip: known - page - 1 }];
}

/** Distance in pages; infinite without a path. */
function distanceOf(cursor: PageCursor): number {
  return Object.keys(cursor).length === 0 ? Number.POSITIVE_INFINITY : (cursor.skip ?? 0);
}

/** The loaded pages with the list's latest total; otherwise page numbers have shifted. */
function knownPages(client: QueryClient, queryKey: PageKey): KnownPage[] {
  const list = listOf(queryKey);
  const loaded = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data, dataUpdatedAt, isInvalidated } }): KnownPage[] => {
      if (!isPageKey(key) || listOf(key) !== list || !isPaged(data)) return [];
      const { pagination } = data;
      return [{ page: pageOf(key), pagination, loadedAt: dataUpdatedAt, isOutdated: isInvalidated }];
    })
    .sort((a, b) => b.loadedAt - a.loadedAt);
  return loaded.filter(({ pagination }) => pagination.totalItems === loaded[0]?.pagination.totalItems);
}

const listOf = (key: PageKey) => hashKey(key.slice(0, -1));
const pageOf = (key: PageKey) => Number(key.at(-1));

function isPageKey(key: QueryKey): key is PageKey {
  return typeof key.at(-1) === 'number';
}

function isPaged(response: unknown): response is { pagination: LinkedPagination } {
  return typeof response === 'object' && response !== null && 'pagination' in response;
}
