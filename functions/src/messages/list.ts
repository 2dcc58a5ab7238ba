import {
  dateInDoha,
  type Message,
  type MessageExportQuery,
  type MessageQuery,
  parseReference,
} from '@alnafitha/contract';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import type { PageRequest } from '../platform/paging';
import {
  type SearchedList,
  type SearchResults,
  searchBatch,
  searchPage,
} from '../platform/search/search-page';
import { MESSAGE_FIELDS, SUSPECTED_SPAM_FIELD, toMessage } from './parse';
import { referenceToken } from './reference';
import { searchedTexts } from './search';

/** Newest first. A search for a reference finds its message alone. */
export async function listPage(
  messages: CollectionReference,
  { status, service, spam, from, to, search, ...request }: MessageQuery,
): Promise<SearchResults<Message>> {
  const list = listOf(messages, { status, service, spam, from, to });
  return (await findReference(list, search, request)) ?? searchPage(list, search, request);
}

/** `after` is the `next` of the batch before. */
export async function listBatch(
  messages: CollectionReference,
  { search, after, ...filters }: MessageExportQuery,
): Promise<Pick<SearchResults<Message>, 'entries' | 'next'>> {
  const list = listOf(messages, filters);
  return (await findReference(list, search, { page: 1, limit: 1 })) ?? searchBatch(list, search, after);
}

function listOf(messages: Query, filters: Filters): SearchedList<Message> {
  const { status, service, spam, from, to } = filters;
  return {
    name: ['messages', ...[status, service, spam, from, to].map((value) => value ?? '')].join(' '),
    query: applyFilters(messages, filters),
    timestamp: 'createdAt',
    fields: MESSAGE_FIELDS,
    read: toMessage,
    textsOf: searchedTexts,
  };
}

/** `null` if the search is no reference, or no message has it. */
async function findReference(list: SearchedList<Message>, search: string, request: PageRequest) {
  const reference = parseReference(search);
  if (!reference) return null;
  const token = referenceToken(reference);
  const query = list.query.where('searchPrefixes', 'array-contains', token);
  const found = { ...list, name: `${list.name} ${token}`, query, isForwardOnly: true };
  const results = await searchPage(found, '', request);
  return results.total > 0 ? results : null;
}

type Filters = Pick<MessageQuery, 'status' | 'service' | 'spam' | 'from' | 'to'>;

function applyFilters(messages: Query, { status, service, spam, from, to }: Filters): Query {
  let query = messages;
  if (status) query = query.where('status', '==', status);
  if (service) query = query.where('service', '==', service);
  if (spam) query = query.where(SUSPECTED_SPAM_FIELD, '==', spam === 'only');
  if (from) query = query.where('createdAt', '>=', dateInDoha(from, '00:00:00'));
  if (to) query = query.where('createdAt', '<=', dateInDoha(to, '23:59:59.999'));
  return query;
}
