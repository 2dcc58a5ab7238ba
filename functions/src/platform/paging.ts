import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cursorOf, type Place, placeOf } from './cursor';

/** How a list that is shown in pages is read: newest first, documents of one moment by their ids. */
export interface PagedList {
  /** The documents on all pages, neither ordered nor limited. */
  readonly query: Query;
  /** The field with the time that orders them. */
  readonly timestamp: string;
  /** What is read of each, the time included. */
  readonly fields: readonly string[];
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** The `next` of the page before this one. */
  readonly after?: string | undefined;
  /** The `previous` of the page behind this one. */
  readonly before?: string | undefined;
}

export interface Page {
  readonly snapshots: QueryDocumentSnapshot[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Where the next page begins, when there is one. */
  readonly next: string | undefined;
  /** Where the page before this one ends, when there is one. */
  readonly previous: string | undefined;
}

/**
 * Reads what it answers and no more: the first page, the last one and those that a cursor leads to. Any other page is
 * reached from the nearer end, since Firestore bills what an offset skips. Throws 400 for what is no cursor.
 */
export async function readPage(list: PagedList, request: PageRequest): Promise<Page> {
  const { page, limit } = request;
  const after = request.after === undefined ? null : placeOf(request.after, 'after');
  const before = request.before === undefined ? null : placeOf(request.before, 'before');
  const counted = countOf(list.query);
  const read = () => {
    if (after) return newest(list, { limit, behind: after });
    if (before) return oldest(list, { limit, behind: before });
    return page === 1 ? newest(list, { limit }) : fromNearerEnd(list, request, counted);
  };
  const [snapshots, total] = await Promise.all([read(), counted]);
  const cursors = snapshots.map((snapshot) => cursorOf(snapshot, list.timestamp));
  const isNamed = (cursor: string | undefined) => cursor !== undefined;
  return {
    snapshots,
    total,
    next: page * limit < total ? cursors.findLast(isNamed) : undefined,
    previous: page > 1 ? cursors.find(isNamed) : undefined,
  };
}

/** Past the end nothing is asked. */
async function fromNearerEnd(list: PagedList, { page, limit }: PageRequest, counted: Promise<number>) {
  const ahead = (page - 1) * limit;
  const left = (await counted) - ahead;
  if (left <= 0) return [];
  const behind = Math.max(0, left - limit);
  return behind < ahead
    ? oldest(list, { limit: Math.min(left, limit), skip: behind })
    : newest(list, { limit, skip: ahead });
}

interface Slice {
  readonly limit: number;
  /** How many to pass over. */
  readonly skip?: number;
  readonly behind?: Place;
}

function newest(list: PagedList, slice: Slice): Promise<QueryDocumentSnapshot[]> {
  return readSlice(list, 'desc', slice);
}

/** A slice from the other end, in the list's own order. */
async function oldest(list: PagedList, slice: Slice): Promise<QueryDocumentSnapshot[]> {
  return (await readSlice(list, 'asc', slice)).reverse();
}

async function readSlice(
  { query, timestamp, fields }: PagedList,
  direction: 'asc' | 'desc',
  { limit, skip, behind }: Slice,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(timestamp, direction).orderBy(FieldPath.documentId(), direction);
  const begun = behind ? ordered.startAfter(...behind) : ordered.offset(skip ?? 0);
  const { docs } = await begun
    .limit(limit)
    .select(...fields)
    .get();
  return docs;
}

/** How many documents the query finds; none of them is read. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
