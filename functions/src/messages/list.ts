import {
  dateInDoha,
  dayInDoha,
  type Message,
  type MessageExportQuery,
  type MessageQuery,
  parseReference,
} from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { PageRequest } from '../platform/paging';
import {
  type SearchedList,
  type SearchResults,
  searchBatch,
  searchPage,
} from '../platform/search/search-page';
import { matchesAll, searchTokens } from '../platform/search/tokens';
import { DELETED_MESSAGES } from './deleted';
import { MESSAGES } from './document';
import { MESSAGE_FIELDS, toMessage } from './parse';
import { referenceToken } from './reference';
import { officeTextsOf, searchedTexts } from './search';

/** A view is filtered in memory, because each combination of filters would need an index. */
const MAX_VIEWED = 500;

/** Returns the newest first. A search for a reference finds its message alone. */
export async function listPage(
  db: Firestore,
  { due, deleted, files, ...query }: MessageQuery,
  now: Date,
): Promise<SearchResults<Message>> {
  if (deleted) return viewPage(db.collection(DELETED_MESSAGES).orderBy('deletedAt', 'desc'), query);
  if (due) return viewPage(dueMessages(db, now), query);
  if (files) return viewPage(messagesWithFiles(db), query);
  const { status, service, spam, from, to, search, ...request } = query;
  const messages = db.collection(MESSAGES);
  const list = listOf(messages, { status, service, spam, from, to });
  return (await findReference(list, search, request)) ?? searchPage(list, search, request);
}

/** `after` is the `next` of the batch before. */
export async function listBatch(
  db: Firestore,
  { search, after, due, files, ...filters }: MessageExportQuery,
  now: Date,
): Promise<Pick<SearchResults<Message>, 'entries' | 'next'>> {
  const view = due ? dueMessages(db, now) : files ? messagesWithFiles(db) : null;
  if (view) return viewPage(view, { ...filters, search, page: 1, limit: MAX_VIEWED });
  const list = listOf(db.collection(MESSAGES), filters);
  return (await findReference(list, search, { page: 1, limit: 1 })) ?? searchBatch(list, search, after);
}

/** Orders messages by their follow-up, the longest due first. */
export function dueMessages(db: Firestore, now: Date): Query {
  return db.collection(MESSAGES).where('followUpOn', '<=', dayInDoha(now)).orderBy('followUpOn', 'asc');
}

function messagesWithFiles(db: Firestore): Query {
  return db.collection(MESSAGES).where('hasFiles', '==', true).orderBy('createdAt', 'desc');
}

/** Returns a page of the first `MAX_VIEWED`. */
async function viewPage(
  query: Query,
  { search, page, limit, ...filters }: Filters & Pick<MessageQuery, 'search' | 'page' | 'limit'>,
): Promise<SearchResults<Message>> {
  const { docs } = await query
    .limit(MAX_VIEWED)
    .select(...SEARCHED_FIELDS)
    .get();
  const reference = parseReference(search);
  const tokens = searchTokens(search);
  const messages = docs.flatMap((snapshot) => {
    const message = toMessage(snapshot);
    if (!message || !isIncluded(message, filters)) return [];
    const isMatch = message.reference === reference || matchesAll(textsOf(message, snapshot), tokens);
    return isMatch ? [message] : [];
  });
  return { entries: messages.slice((page - 1) * limit, page * limit), total: messages.length };
}

function isIncluded(message: Message, { status, service, spam, from, to }: Filters): boolean {
  const day = dayInDoha(new Date(message.createdAt));
  return (
    (!status || message.status === status) &&
    (!service || message.service === service) &&
    (!spam || (message.suspectedSpam === true) === (spam === 'only')) &&
    (!from || day >= from) &&
    (!to || day <= to)
  );
}

const SEARCHED_FIELDS = [...MESSAGE_FIELDS, 'officeTexts'];

function textsOf(message: Message, snapshot: DocumentSnapshot): string[] {
  return [...searchedTexts(message), ...officeTextsOf(snapshot)];
}

function listOf(messages: Query, filters: Filters): SearchedList<Message> {
  const { status, service, spam, from, to } = filters;
  return {
    name: ['messages', ...[status, service, spam, from, to].map((value) => value ?? '')].join(' '),
    query: applyFilters(messages, filters),
    timestamp: 'createdAt',
    fields: SEARCHED_FIELDS,
    read: toMessage,
    textsOf,
  };
}

/** Returns `null` if the search is no reference, or no message has it. */
async function findReference(list: SearchedList<Message>, search: string, request: PageRequest) {
  const reference = parseReference(search);
  if (!reference) return null;
  const token = referenceToken(reference);
  const query = list.query.where('searchPrefixes', 'array-contains', token);
  const exact = { ...list, name: `${list.name} ${token}`, query, isForwardOnly: true };
  const results = await searchPage(exact, '', request);
  return results.total > 0 ? results : null;
}

type Filters = Pick<MessageQuery, 'status' | 'service' | 'spam' | 'from' | 'to'>;

function applyFilters(messages: Query, { status, service, spam, from, to }: Filters): Query {
  let query = messages;
  if (status) query = query.where('status', '==', status);
  if (service) query = query.where('service', '==', service);
  if (spam) query = query.where('suspectedSpam', '==', spam === 'only');
  if (from) query = query.where('createdAt', '>=', dateInDoha(from, '00:00:00'));
  if (to) query = query.where('createdAt', '<=', dateInDoha(to, '23:59:59.999'));
  return query;
}
