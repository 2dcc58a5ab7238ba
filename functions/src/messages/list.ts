import { type Message, type MessageQuery, parseReference } from '@alnafitha/contract';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { dateInDoha } from '../platform/doha';
import { type SearchResults, searchPage } from '../platform/search/search-page';
import { MESSAGE_FIELDS, toMessage } from './parse';
import { referenceToken } from './reference';
import { searchedTexts } from './search';

/** The query of the list, newest first, with optional filters. A search for a reference finds its message alone. */
export async function listPage(
  messages: CollectionReference,
  { status, service, spam, from, to, search, ...request }: MessageQuery,
): Promise<SearchResults<Message>> {
  const filters = { status, service, spam, from, to };
  const list = {
    name: ['messages', ...Object.values(filters).map((value) => value ?? '')].join(' '),
    query: applyFilters(messages, filters),
    timestamp: 'createdAt',
    fields: MESSAGE_FIELDS,
    read: toMessage,
    textsOf: searchedTexts,
  };
  const reference = parseReference(search);
  if (reference) {
    const token = referenceToken(reference);
    const query = list.query.where('searchPrefixes', 'array-contains', token);
    const found = await searchPage(
      { ...list, name: `${list.name} ${token}`, query, isForwardOnly: true },
      '',
      request,
    );
    if (found.total > 0) return found;
  }
  return searchPage(list, search, request);
}

type Filters = Pick<MessageQuery, 'status' | 'service' | 'spam' | 'from' | 'to'>;

function applyFilters(messages: Query, { status, service, spam, from, to }: Filters): Query {
  let query = messages;
  if (status) query = query.where('status', '==', status);
  if (service) query = query.where('service', '==', service);
  if (spam) query = query.where('doubtful', '==', spam === 'only');
  if (from) query = query.where('createdAt', '>=', dateInDoha(from, '00:00:00'));
  if (to) query = query.where('createdAt', '<=', dateInDoha(to, '23:59:59.999'));
  return query;
}
