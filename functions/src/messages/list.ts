import type { Message, MessageQuery } from '@alnafitha/contract';
import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { MESSAGE_FIELDS, toMessage, toMessages } from './read';
import { indexedPrefix, matchesAll, searchWords } from './search';

export interface MessagePage {
  readonly messages: Message[];
  /** How many there are on all pages. */
  readonly total: number;
}

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. What is read of the collection is what the search finds, never all of it. */
export async function listPage(messages: CollectionReference, query: MessageQuery): Promise<MessagePage> {
  const slice = { offset: (query.page - 1) * query.limit, limit: query.limit };
  const all = query.status ? messages.where('status', '==', query.status) : messages;
  if (query.search === '') return pageOf(all, slice);
  const words = searchWords(query.search);
  const [first, ...others] = words;
  if (first === undefined) return { messages: [], total: 0 };
  if (others.length === 0 && indexedPrefix(first) === first) return pageOf(beginningWith(all, first), slice);
  const rarest = await rarestOf(words.map((word) => beginningWith(all, word)).slice(0, COUNTED_WORDS));
  return rarest ? filteredPage(rarest, words, slice) : { messages: [], total: 0 };
}

function beginningWith(query: Query, word: string): Query {
  return query.where('searchPrefixes', 'array-contains', indexedPrefix(word));
}

/** One page by offset. Firestore bills what an offset skips, so past the end it is not asked. */
async function pageOf(query: Query, { offset, limit }: Slice): Promise<MessagePage> {
  const total = countOf(query);
  if (offset > 0 && offset >= (await total)) return { messages: [], total: await total };
  const [snapshot, count] = await Promise.all([newestFirst(query).offset(offset).limit(limit).get(), total]);
  return { messages: toMessages(snapshot.docs), total: count };
}

/** Of a long search, so many of the longest words are counted; longer words are rarer. */
const COUNTED_WORDS = 5;

/** The query that finds least; `null` when one of them finds nothing. */
async function rarestOf(queries: readonly Query[]): Promise<Query | null> {
  const counted = await Promise.all(queries.map(async (query) => ({ query, count: await countOf(query) })));
  const rarest = counted.reduce((a, b) => (b.count < a.count ? b : a));
  return rarest.count === 0 ? null : rarest.query;
}

/** How many documents are in memory at once while they are compared with several words. */
const BATCH_SIZE = 500;

/** Goes through all that the query finds, counts those with all the words, and keeps the asked-for slice. */
async function filteredPage(query: Query, words: readonly string[], slice: Slice): Promise<MessagePage> {
  const messages: Message[] = [];
  let total = 0;
  for await (const snapshot of inBatches(newestFirst(query))) {
    const message = toMessage(snapshot);
    if (!message || !matchesAll(message, words)) continue;
    if (total >= slice.offset && messages.length < slice.limit) messages.push(message);
    total += 1;
  }
  return { messages, total };
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

function newestFirst(query: Query): Query {
  return query.orderBy('createdAt', 'desc').select(...MESSAGE_FIELDS);
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
