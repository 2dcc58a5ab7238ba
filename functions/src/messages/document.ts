import type { Message, MessageStatus } from '@alnafitha/contract';
import { searchPrefixes } from '../platform/search/words';
import { parsePhone } from './phone';
import { searchedTexts } from './search';

/** The collection of all enquiries. */
export const MESSAGES = 'messages';

/** A document of `MESSAGES` as it is written; Firestore keeps the date as a timestamp. */
export type MessageDocument = Omit<Message, 'id' | 'createdAt' | 'phone' | 'doubtful' | 'consent'> & {
  consent: boolean;
  /** Of every message, since a query cannot look for what is absent. */
  doubtful: boolean;
  createdAt: Date;
  searchPrefixes: string[];
};

/** An enquiry, or a message that was worked already. */
type Draft = Omit<Message, 'id' | 'createdAt' | 'status' | 'phone' | 'doubtful' | 'consent'> & {
  consent: boolean;
  doubtful?: boolean | undefined;
  status?: MessageStatus | undefined;
};

/** What is kept of an enquiry, with what the search needs to find it; new unless said otherwise. */
export function toMessageDocument(draft: Draft, createdAt: Date): MessageDocument {
  const { name, email, whatsappNumber, subject, service, message, consent, status, adminNote, doubtful } =
    draft;
  return {
    name,
    email,
    ...(whatsappNumber !== undefined && {
      whatsappNumber: parsePhone(whatsappNumber)?.e164 ?? whatsappNumber,
    }),
    ...(subject !== undefined && { subject }),
    ...(service !== undefined && { service }),
    message,
    consent,
    status: status ?? 'new',
    ...(adminNote !== undefined && { adminNote }),
    doubtful: doubtful ?? false,
    createdAt,
    searchPrefixes: searchPrefixes(searchedTexts(draft)),
  };
}
