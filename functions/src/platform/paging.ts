import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { encodeCursor, type Position, positionOf } from './cursor';

/** A list is ordered newest first, then by id. */
export interface PagedList {
  /** Identifies the list with its filter. */
  readonly name: string;
  /** The query has no order and no limit. */
  readonly query: Query;
  readonly timestamp: string;
  /** The fields include the timestamp. */
  readonly fields: readonly string[];
  /** The list has a descending index only. */
  readonly isForwardOnly?: boolean;
}

export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  /** `after`, `before`, `at` and `skip` are those of the contract's `cursorQuery`. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly at?: string | undefined;
  readonly skip?: number | undefined;
}

export interface PageLinks {
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

export interface Page extends PageLinks {
  readonly snapshots: QueryDocumentSnapshot[];
  /** The number of documents on all pages. */
  readonly total: number;
}

/** Starts at the nearest cursor or end: Firestore bills skipped documents. Throws 400 for a bad cursor. */
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
    // The list has changed since the cursor was issued, so the page would be short or hide entries.
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

/** A path starts at an end of the list or a cursor, with an offset. */
interface AccessPath {
  /** `desc` is the list's own order. */
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

function shortest(paths: readonly AccessPath[]): AccessPath {
  return paths.reduce((best, path) => (path.skip < best.skip ? path : best));
}

/** Returns the documents in the list's own order. */
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

/** Counting uses the order, too: filtering by time would else need an ascending index. */
export function newestFirst({ query, timestamp }: Pick<PagedList, 'query' | 'timestamp'>): Query {
  return query.orderBy(timestamp, 'desc');
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
