import { type LinkedPagination, paginate } from '@alnafitha/contract';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { encodeCursor, isCursorOf, positionOf } from '../cursor';
import { countOf, newestFirst, type PagedList, type PageLinks, type PageRequest, readPage } from '../paging';
import { indexedPrefix, matchesAll, searchTokens } from './tokens';

/** Documents store the `searchPrefixes` of their texts; `fields` need not include them. */
export interface SearchedList<E> extends PagedList {
  /** Returns `null` for an invalid document. */
  readonly read: (snapshot: QueryDocumentSnapshot) => E | null;
  readonly textsOf: (entry: E, snapshot: QueryDocumentSnapshot) => readonly string[];
}

export interface SearchResults<E> extends Partial<PageLinks> {
  readonly entries: E[];
  /** The number of entries on all pages; with `hasMore`, on the pages so far. */
  readonly total: number;
  readonly hasMore?: true;
  readonly searched?: number;
}

/**
 * Finds the newest entries that match every token of `search` as a prefix; a blank search matches all. Pages
 * of one token are forward-only, because backward paging would double the index entries. Several tokens are
 * compared with the newest `MAX_CANDIDATES`, so there are no cursors, and no total before the last page.
 */
export async function searchPage<E>(
  list: SearchedList<E>,
  search: string,
  request: PageRequest,
): Promise<SearchResults<E>> {
  if (search === '') return pageOf(list, request);
  const tokens = searchTokens(search);
  const name = nameOf(list, tokens);
  const results = await pageOfTokens({ ...list, name }, tokens, request);
  if (results.total > 0) return results;
  const retried = searchTokens(search, true);
  return retried.join() === tokens.join() ? results : pageOfTokens({ ...list, name }, retried, request);
}

const nameOf = ({ name }: PagedList, tokens: readonly string[]) => `${name} ${tokens.join(' ')}`;

export function paginationOf(
  { total, hasMore, searched, next, previous }: SearchResults<unknown>,
  limit: number,
): LinkedPagination {
  return { ...paginate(total, limit, hasMore), next, previous, hasMore, searched };
}

async function pageOfTokens<E>(
  list: SearchedList<E>,
  tokens: readonly string[],
  request: PageRequest,
): Promise<SearchResults<E>> {
  const candidates = await candidatesOf(list, tokens);
  if (candidates === null) return { entries: [], total: 0 };
  if ('exact' in candidates)
    return pageOf({ ...list, query: candidates.exact, isForwardOnly: true }, request);
  return filteredPage(list, candidates, tokens, request);
}

export function withPrefix(query: Query, token: string): Query {
  return query.where('searchPrefixes', 'array-contains', indexedPrefix(token));
}

async function pageOf<E>(list: SearchedList<E>, request: PageRequest): Promise<SearchResults<E>> {
  const { snapshots, ...page } = await readPage(list, request);
  return { entries: snapshots.map(list.read).filter((entry) => entry !== null), ...page };
}

/** Only the longest tokens are counted, because they are the rarest. */
const COUNTED_TOKENS = 5;

/** Documents of a token that have to be compared with all tokens. */
interface CountedCandidates {
  readonly query: Query;
  readonly count: number;
}

/** Documents of `exact` need no comparison. */
type Candidates = { readonly exact: Query } | CountedCandidates;

/** Returns the rarest token's documents; `null` without any. */
async function candidatesOf(
  { query, timestamp }: PagedList,
  tokens: readonly string[],
): Promise<Candidates | null> {
  const [first, ...rest] = tokens;
  if (first === undefined) return null;
  if (rest.length === 0 && indexedPrefix(first) === first) return { exact: withPrefix(query, first) };
  const counted = await Promise.all(
    tokens.slice(0, COUNTED_TOKENS).map(async (token) => {
      const withToken = withPrefix(query, token);
      return { query: withToken, count: await countOf(newestFirst({ query: withToken, timestamp })) };
    }),
  );
  const rarest = counted.reduce((a, b) => (b.count < a.count ? b : a));
  return rarest.count > 0 ? rarest : null;
}

const BATCH_SIZE = 500;

/** Returns the next batch of matches, newest first; bounded in time and memory, however many match. */
export async function searchBatch<E>(
  list: SearchedList<E>,
  search: string,
  after: string | undefined,
): Promise<Pick<SearchResults<E>, 'entries' | 'next'>> {
  const tokens = search === '' ? [] : await tokensOfBatches(list, search, after);
  const candidates = search === '' ? { exact: list.query } : await candidatesOf(list, tokens);
  if (candidates === null) return { entries: [], next: undefined };
  const name = nameOf(list, tokens);
  const query = 'exact' in candidates ? candidates.exact : candidates.query;
  const ordered = newestFirst({ ...list, query }).orderBy(FieldPath.documentId(), 'desc');
  const { docs } = await (after ? ordered.startAfter(...positionOf(after, { name }, 'after')) : ordered)
    .limit(BATCH_SIZE)
    .select(...list.fields)
    .get();
  const last = docs.length === BATCH_SIZE ? docs.at(-1) : undefined;
  return {
    entries: docs
      .map('exact' in candidates ? list.read : (snapshot) => matchOf(list, snapshot, tokens))
      .filter((entry) => entry !== null),
    next: last && encodeCursor(last, { ...list, name }),
  };
}

/** Returns `null` if the document is invalid, or lacks a token. */
function matchOf<E>(list: SearchedList<E>, snapshot: QueryDocumentSnapshot, tokens: readonly string[]) {
  const entry = list.read(snapshot);
  return entry !== null && matchesAll(list.textsOf(entry, snapshot), tokens) ? entry : null;
}

/** Folds as the list does: the other way if the first finds nothing. */
async function tokensOfBatches<E>(
  list: SearchedList<E>,
  search: string,
  after: string | undefined,
): Promise<string[]> {
  const tokens = searchTokens(search);
  const isFirstFolding = after
    ? isCursorOf(after, nameOf(list, tokens))
    : (await pageOfTokens(list, tokens, { page: 1, limit: 1 })).total > 0;
  return isFirstFolding ? tokens : searchTokens(search, true);
}

export const MAX_CANDIDATES = 2000;
/** The first batch is small, because frequent words occur together often. */
const FIRST_BATCH_SIZE = 50;

/** Reads until the page is full and one more match is found. */
async function filteredPage<E>(
  list: SearchedList<E>,
  { query, count }: CountedCandidates,
  tokens: readonly string[],
  { page, limit }: PageRequest,
): Promise<SearchResults<E>> {
  const end = page * limit;
  const matches: E[] = [];
  for await (const snapshot of inBatches(newestFirst({ ...list, query }).select(...list.fields))) {
    const match = matchOf(list, snapshot, tokens);
    if (match !== null) matches.push(match);
    if (matches.length > end) break;
  }
  const hasMore = matches.length > end;
  return {
    entries: matches.slice(end - limit, end),
    total: Math.min(matches.length, end),
    ...(hasMore && { hasMore }),
    ...(!hasMore && count > MAX_CANDIDATES && { searched: MAX_CANDIDATES }),
  };
}

async function* inBatches(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next = query;
  let size = FIRST_BATCH_SIZE;
  for (let remaining = MAX_CANDIDATES; remaining > 0; remaining -= size) {
    if (remaining < MAX_CANDIDATES) size = Math.min(BATCH_SIZE, remaining);
    const { docs } = await next.limit(size).get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    next = query.startAfter(last);
  }
}
