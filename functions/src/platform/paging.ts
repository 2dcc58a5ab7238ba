import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cursorOf, type Place, placeOf } from './cursor';

/** How a list that is shown in pages is read: newest first, documents of one moment by their ids. */
export interface PagedList {
  /** Tells it from all other lists; the same list with another filter is another one. */
  readonly name: string;
  /** The documents on all pages, neither ordered nor limited. */
  readonly query: Query;
  /** The field with the time that orders them. */
  readonly timestamp: string;
  /** What is read of each, the time included. */
  readonly fields: readonly string[];
  /** Whether it has an index for the newest first only: then no way leads back. */
  readonly isOneWay?: boolean;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** The `next` of a page in front of this one. */
  readonly after?: string | undefined;
  /** The `previous` of a page behind this one. */
  readonly before?: string | undefined;
  /** The `previous` of this page. */
  readonly at?: string | undefined;
  /** How many pages lie between that page and this one; none, unless it says so. */
  readonly skip?: number | undefined;
}

/** Cursors of the pages beside, where there are such pages. */
export interface PageLinks {
  /** Where the next page begins. */
  readonly next: string | undefined;
  /** Where the page before this one ends. */
  readonly previous: string | undefined;
}

export interface Page extends PageLinks {
  readonly snapshots: QueryDocumentSnapshot[];
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * Reads what it answers and no more: the first page, the last one and those that a cursor leads to. Any other page is
 * reached from the nearest place that is known, be it an end of the list or a cursor, since Firestore bills what an
 * offset skips. Throws 400 for what is no cursor of the list.
 */
export async function readPage(list: PagedList, request: PageRequest): Promise<Page> {
  const { page, limit } = request;
  const ahead = (page - 1) * limit;
  const first: Way = { direction: 'desc', limit, skip: ahead };
  const known = waysFromCursors(list, request);
  const direct = [first, ...known].find(({ skip }) => skip === 0);
  const [begun, total] = await Promise.all([direct && readSlice(list, direct), countOf(newestFirst(list))]);
  const length = Math.max(0, Math.min(limit, total - ahead));
  const last: Way = { direction: 'asc', limit: length, skip: Math.max(0, total - ahead - limit) };
  const ends = list.isOneWay ? [first] : [first, last];
  const read = async () => {
    const snapshots = begun ?? (await readSlice(list, shortest([...ends, ...known])));
    // The list has grown or shrunk since the cursor was given, and its end has come too early or hides entries.
    const isMisled = snapshots.length === 0 || snapshots.length > length;
    return isMisled ? readSlice(list, shortest(ends)) : snapshots;
  };
  const snapshots = length === 0 ? [] : await read();
  const cursors = snapshots.map((snapshot) => cursorOf(snapshot, list));
  const isNamed = (cursor: string | undefined) => cursor !== undefined;
  return {
    snapshots,
    total,
    next: page * limit < total ? cursors.findLast(isNamed) : undefined,
    previous: page > 1 && !list.isOneWay ? cursors.find(isNamed) : undefined,
  };
}

/** How to come to a page: from an end of the list, or from a place in it, over so many documents. */
interface Way {
  /** Of the reading: `desc` is the list's own. */
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly skip: number;
  readonly behind?: Place;
  readonly from?: Place;
}

function waysFromCursors(list: PagedList, { limit, after, before, at, skip = 0 }: PageRequest): Way[] {
  const ways: Way[] = [];
  const skipped = skip * limit;
  if (at !== undefined) ways.push({ direction: 'desc', limit, skip: 0, from: placeOf(at, list, 'at') });
  if (after !== undefined) {
    ways.push({ direction: 'desc', limit, skip: skipped, behind: placeOf(after, list, 'after') });
  }
  if (before !== undefined && !list.isOneWay) {
    ways.push({ direction: 'asc', limit, skip: skipped, behind: placeOf(before, list, 'before') });
  }
  return ways;
}

/** Of ways that are equally long, the one named first. */
function shortest(ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (way.skip < best.skip ? way : best));
}

/** The documents in the list's own order, whichever way they were read. */
async function readSlice(
  { query, timestamp, fields }: PagedList,
  { direction, limit, skip, behind, from }: Way,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(timestamp, direction).orderBy(FieldPath.documentId(), direction);
  const begun = behind ? ordered.startAfter(...behind) : from ? ordered.startAt(...from) : ordered;
  const { docs } = await begun
    .offset(skip)
    .limit(limit)
    .select(...fields)
    .get();
  return direction === 'asc' ? docs.reverse() : docs;
}

/** In the list's own order. It is named for counting too: a query that filters by time would need an index in ascending order. */
export function newestFirst({ query, timestamp }: Pick<PagedList, 'query' | 'timestamp'>): Query {
  return query.orderBy(timestamp, 'desc');
}

/** How many documents the query finds; none of them is read. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
