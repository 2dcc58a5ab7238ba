import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { encodeCursor, type Position, positionOf } from './cursor';

/** A paged list: newest first, documents of the same time by id. */
export interface PagedList {
  /** Identifies the list; another filter is another list. */
  readonly name: string;
  /** The query of all pages, without order and limit. */
  readonly query: Query;
  /** The timestamp field of the order. */
  readonly timestamp: string;
  /** The selected fields, including the timestamp. */
  readonly fields: readonly string[];
  /** Whether it has a descending index only; then paging is forward-only. */
  readonly isForwardOnly?: boolean;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** The `next` cursor of an earlier page. */
  readonly after?: string | undefined;
  /** The `previous` cursor of a later page. */
  readonly before?: string | undefined;
  /** The `previous` cursor of this page. */
  readonly at?: string | undefined;
  /** The number of pages between that page and this one; 0 by default. */
  readonly skip?: number | undefined;
}

/** Cursors of the neighbouring pages, if any. */
export interface PageLinks {
  /** Where the next page begins. */
  readonly next: string | undefined;
  /** Where the page before this one ends. */
  readonly previous: string | undefined;
}

export interface Page extends PageLinks {
  readonly snapshots: QueryDocumentSnapshot[];
  /** The number of entries on all pages. */
  readonly total: number;
}

/**
 * Reads no more than a page for the first page, the last one and those next to a cursor. Any other page is
 * reached from the nearest known position, an end of the list or a cursor, because Firestore bills the
 * documents that an offset skips. Throws 400 for an invalid cursor.
 */
export async function readPage(list: PagedList, request: PageRequest): Promise<Page> {
  const { page, limit } = request;
  const offset = (page - 1) * limit;
  const first: AccessPath = { direction: 'desc', limit, skip: offset };
  const cursorPaths = accessPathsFromCursors(list, request);
  const direct = [first, ...cursorPaths].find(({ skip }) => skip === 0);
  const [directSnapshots, total] = await Promise.all([
    direct && readPath(list, direct),
    countOf(newestFirst(list)),
  ]);
  const length = Math.max(0, Math.min(limit, total - offset));
  const last: AccessPath = { direction: 'asc', limit: length, skip: Math.max(0, total - offset - limit) };
  const ends = list.isForwardOnly ? [first] : [first, last];
  const read = async () => {
    const snapshots = directSnapshots ?? (await readPath(list, shortest([...ends, ...cursorPaths])));
    // The list has grown or shrunk since the cursor was issued, so the page would be short or hide entries.
    const isStale = snapshots.length === 0 || snapshots.length > length;
    return isStale ? readPath(list, shortest(ends)) : snapshots;
  };
  const snapshots = length === 0 ? [] : await read();
  const cursors = snapshots.map((snapshot) => encodeCursor(snapshot, list));
  const isDefined = (cursor: string | undefined) => cursor !== undefined;
  return {
    snapshots,
    total,
    next: page * limit < total ? cursors.findLast(isDefined) : undefined,
    previous: page > 1 && !list.isForwardOnly ? cursors.find(isDefined) : undefined,
  };
}

/** An access path to a page: from an end of the list or a cursor, with an offset. */
interface AccessPath {
  /** The order of the query; `desc` is the list's own. */
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly skip: number;
  readonly following?: Position;
  readonly from?: Position;
}

function accessPathsFromCursors(
  list: PagedList,
  { limit, after, before, at, skip = 0 }: PageRequest,
): AccessPath[] {
  const paths: AccessPath[] = [];
  const offset = skip * limit;
  if (at !== undefined) paths.push({ direction: 'desc', limit, skip: 0, from: positionOf(at, list, 'at') });
  if (after !== undefined) {
    paths.push({ direction: 'desc', limit, skip: offset, following: positionOf(after, list, 'after') });
  }
  if (before !== undefined && !list.isForwardOnly) {
    paths.push({ direction: 'asc', limit, skip: offset, following: positionOf(before, list, 'before') });
  }
  return paths;
}

/** The shortest path; the first of equally long ones. */
function shortest(paths: readonly AccessPath[]): AccessPath {
  return paths.reduce((best, path) => (path.skip < best.skip ? path : best));
}

/** The documents in the list's own order, whatever the query's order. */
async function readPath(
  { query, timestamp, fields }: PagedList,
  { direction, limit, skip, following, from }: AccessPath,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(timestamp, direction).orderBy(FieldPath.documentId(), direction);
  const positioned = following ? ordered.startAfter(...following) : from ? ordered.startAt(...from) : ordered;
  const { docs } = await positioned
    .offset(skip)
    .limit(limit)
    .select(...fields)
    .get();
  return direction === 'asc' ? docs.reverse() : docs;
}

/** In the list's own order, for counting too: a query that filters by time would need an ascending index. */
export function newestFirst({ query, timestamp }: Pick<PagedList, 'query' | 'timestamp'>): Query {
  return query.orderBy(timestamp, 'desc');
}

/** Counts the documents of the query without reading them. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
