import type { Message, MessageQuery } from '@alnafitha/contract';
import type { CollectionReference } from 'firebase-admin/firestore';
import { type FoundPage, findPage } from '../platform/search/find-page';
import { MESSAGE_FIELDS, toMessage } from './read';
import { searchedTexts } from './search';

/** Newest first: of one status, or of all. */
export function listPage(
  messages: CollectionReference,
  { status, search, ...request }: MessageQuery,
): Promise<FoundPage<Message>> {
  const list = {
    name: `messages ${status ?? ''}`,
    query: status ? messages.where('status', '==', status) : messages,
    timestamp: 'createdAt',
    fields: MESSAGE_FIELDS,
    read: toMessage,
    textsOf: searchedTexts,
  };
  return findPage(list, search, request);
}
