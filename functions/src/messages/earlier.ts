import type { Message, MessageDetails } from '@alnafitha/contract';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocuments } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { withPrefix } from '../platform/search/search-page';
import { dialledFromAbroad } from './phone';

/** The most messages of one sender that are counted. */
const MOST = 100;

const Dated = z.object({ createdAt: FirestoreTimestamp });

/** Numbers of earlier messages with the e-mail address of a message, and with the first of its phone numbers. */
export async function countEarlier(
  messages: CollectionReference,
  { email, phones: [phone], createdAt }: Message,
): Promise<MessageDetails['earlier']> {
  // The dates are compared here, because a query for them would need an index of its own.
  const count = async (query: Query) => {
    const { docs } = await query.limit(MOST).select('createdAt').get();
    const received = parseDocuments(Dated, docs).map((each) => each.createdAt.getTime());
    return received.filter((time) => time < Date.parse(createdAt)).length;
  };
  const [ofEmail, ofPhone] = await Promise.all([
    count(messages.where('email', 'in', [...new Set([email, email.toLowerCase()])])),
    phone ? count(withPrefix(messages, dialledFromAbroad(phone.e164))) : 0,
  ]);
  return { email: ofEmail, phone: ofPhone };
}
