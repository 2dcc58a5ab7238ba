import type { Message, MessageQuery } from '@alnafitha/contract';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { instantInDoha } from '../platform/doha';
import { type FoundPage, findPage } from '../platform/search/find-page';
import { MESSAGE_FIELDS, toMessage } from './read';
import { searchedTexts } from './search';

/** The query of the list, newest first, with optional filters. */
export function listPage(
  messages: CollectionReference,
  { status, service, spam, from, to, search, ...request }: MessageQuery,
): Promise<FoundPage<Message>> {
  const filters = { status, service, spam, from, to };
  const list = {
    name: ['messages', ...Object.values(filters).map((value) => value ?? '')].join(' '),
    query: filtered(messages, filters),
    timestamp: 'createdAt',
    fields: MESSAGE_FIELDS,
    read: toMessage,
    textsOf: searchedTexts,
  };
  return findPage(list, search, request);
}

type Filters = Pick<MessageQuery, 'status' | 'service' | 'spam' | 'from' | 'to'>;

function filtered(messages: Query, { status, service, spam, from, to }: Filters): Query {
  let query = messages;
  if (status) query = query.where('status', '==', status);
  if (service) query = query.where('service', '==', service);
  if (spam) query = query.where('doubtful', '==', spam === 'only');
  if (from) query = query.where('createdAt', '>=', instantInDoha(from, '00:00:00'));
  if (to) query = query.where('createdAt', '<=', instantInDoha(to, '23:59:59.999'));
  return query;
}
