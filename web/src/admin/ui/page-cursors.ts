import type { LinkedPagination } from '@alnafitha/contract';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The key of a page in the query cache: that of its list, the filter included, then the page's number. */
export type PageKey = readonly [...list: unknown[], page: number];

/** How to come to a page from one that is known, as the API's lists take it. */
export type Way = { skip?: number } & ({ after?: string } | { before?: string } | { at?: string });

interface KnownPage {
  readonly page: number;
  readonly pagination: LinkedPagination;
  readonly loadedAt: number;
  readonly isOutdated: boolean;
}

/**
 * The way to a page from the nearest one of its list that has been loaded; none to the first page, which needs none.
 * To be asked when the page is fetched, since reloading a list makes what was loaded of it outdated.
 */
export function wayTo({ client, queryKey }: { client: QueryClient; queryKey: PageKey }): Way {
  const page = pageOf(queryKey);
  if (page === 1) return {};
  const ways = knownPages(client, queryKey).flatMap((known) => wayFrom(known, page));
  return ways.reduce<Way>((best, way) => (distanceOf(way) < distanceOf(best) ? way : best), {});
}

/** An entry that was added, or moved, shifts others from page to page: their numbers are counted from the ends again. */
export function forgetCursors(client: QueryClient, queryKey: QueryKey): void {
  client.setQueriesData<unknown>({ queryKey }, (reply: unknown) => {
    if (!isPaged(reply)) return reply;
    const { next: _next, previous: _previous, ...totals } = reply.pagination;
    return { ...reply, pagination: totals };
  });
}

function wayFrom({ page: known, pagination, isOutdated }: KnownPage, page: number): Way[] {
  const { next, previous } = pagination;
  // Whatever was deleted was on the page that is shown, or behind it, and did not move where it begins.
  if (known === page) return previous === undefined ? [] : [{ at: previous }];
  if (isOutdated) return [];
  if (known < page) return next === undefined ? [] : [{ after: next, skip: page - known - 1 }];
  return previous === undefined ? [] : [{ before: previous, skip: known - page - 1 }];
}

/** In pages; beyond measure where there is no way. */
function distanceOf(way: Way): number {
  return Object.keys(way).length === 0 ? Number.POSITIVE_INFINITY : (way.skip ?? 0);
}

/** What is loaded of a page's list. Where its length has changed, pages have other numbers than before. */
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

function isPaged(reply: unknown): reply is { pagination: LinkedPagination } {
  return typeof reply === 'object' && reply !== null && 'pagination' in reply;
}
