import type { Message, MessageDetails } from '@alnafitha/contract';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { countOf, newestFirst } from '../platform/paging';
import { withPrefix } from '../platform/search/search-page';
import { dialledFromAbroad } from './phone';

/** By e-mail address, and by the first phone number. */
export async function countEarlier(
  messages: CollectionReference,
  { email, phones: [phone], createdAt }: Message,
): Promise<MessageDetails['earlier']> {
  const count = (query: Query) =>
    countOf(
      newestFirst({ query: query.where('createdAt', '<', new Date(createdAt)), timestamp: 'createdAt' }),
    );
  const [ofEmail, ofPhone] = await Promise.all([
    count(messages.where('email', 'in', [...new Set([email, email.toLowerCase()])])),
    phone ? count(withPrefix(messages, dialledFromAbroad(phone.e164))) : 0,
  ]);
  return { email: ofEmail, phone: ofPhone };
}
