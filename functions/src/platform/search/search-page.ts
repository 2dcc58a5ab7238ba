import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { countOf, newestFirst, type PagedList, type PageLinks, type PageRequest, readPage } from '../paging';
import { indexedPrefix, matchesAll, searchTokens } from './tokens';

/** A list whose documents store the `searchPrefixes` of their texts, which need not be among its `fields`. */
export interface SearchedList<E> extends PagedList {
  /** The entry of a document; `null` when it is invalid. */
  readonly read: (snapshot: QueryDocumentSnapshot) => E | null;
  /** The searched texts of an entry. */
  readonly textsOf: (entry: E) => readonly string[];
}

export interface SearchResults<E> extends Partial<PageLinks> {
  readonly entries: E[];
  /** The number on all pages. */
  readonly total: number;
}

/**
 * Finds the entries that match every token of `search` as a prefix, newest first; a blank search matches all. It
 * reads only the matches, never the whole collection. Without a match it folds the search the other way. Pages of one short token are forward-only:
 * backward paging would double the index entries of every prefix. For several tokens all candidates are read for each page,
 * so there are no cursors.
 */
export async function searchPage<E>(
  list: SearchedList<E>,
  search: string,
  request: PageRequest,
): Promise<SearchResults<E>> {
  if (search === '') return pageOf(list, request);
  const tokens = searchTokens(search);
  const name = `${list.name} ${tokens.join(' ')}`;
  const results = await pageOfTokens({ ...list, name }, tokens, request);
  if (results.total > 0) return results;
  const others = searchTokens(search, true);
  return others.join() === tokens.join() ? results : pageOfTokens({ ...list, name }, others, request);
}

async function pageOfTokens<E>(
  list: SearchedList<E>,
  tokens: readonly string[],
  request: PageRequest,
): Promise<SearchResults<E>> {
  const [first, ...others] = tokens;
  if (first === undefined) return { entries: [], total: 0 };
  if (others.length === 0 && indexedPrefix(first) === first) {
    return pageOf({ ...list, query: withPrefix(list.query, first), isForwardOnly: true }, request);
  }
  const counted = tokens
    .slice(0, COUNTED_TOKENS)
    .map((token) => newestFirst({ ...list, query: withPrefix(list.query, token) }));
  const rarest = await rarestOf(counted);
  return rarest ? filteredPage(list, rarest, tokens, request) : { entries: [], total: 0 };
}

/** The documents with a token that starts with one. */
export function withPrefix(query: Query, token: string): Query {
  return query.where('searchPrefixes', 'array-contains', indexedPrefix(token));
}

async function pageOf<E>(list: SearchedList<E>, request: PageRequest): Promise<SearchResults<E>> {
  const { snapshots, ...page } = await readPage(list, request);
  return { entries: snapshots.map(list.read).filter((entry) => entry !== null), ...page };
}

/** Number of the longest tokens whose matches are counted; longer tokens are rarer. */
const COUNTED_TOKENS = 5;

/** The query with the fewest matches; `null` when one of them has none. */
async function rarestOf(queries: readonly Query[]): Promise<Query | null> {
  const counted = await Promise.all(queries.map(async (query) => ({ query, count: await countOf(query) })));
  const rarest = counted.reduce((a, b) => (b.count < a.count ? b : a));
  return rarest.count === 0 ? null : rarest.query;
}

/** Batch size for comparing documents with several tokens. */
const BATCH_SIZE = 500;

/** Iterates over all matches of the query, counts those with all tokens, and returns the requested slice. */
async function filteredPage<E>(
  list: SearchedList<E>,
  query: Query,
  tokens: readonly string[],
  { page, limit }: PageRequest,
): Promise<SearchResults<E>> {
  const offset = (page - 1) * limit;
  const entries: E[] = [];
  let total = 0;
  for await (const snapshot of inBatches(query.select(...list.fields))) {
    const entry = list.read(snapshot);
    if (entry === null || !matchesAll(list.textsOf(entry), tokens)) continue;
    if (total >= offset && entries.length < limit) entries.push(entry);
    total += 1;
  }
  return { entries, total };
}

async function* inBatches(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next: Query | null = query.limit(BATCH_SIZE);
  while (next) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    next = last && docs.length === BATCH_SIZE ? query.startAfter(last).limit(BATCH_SIZE) : null;
  }
}
