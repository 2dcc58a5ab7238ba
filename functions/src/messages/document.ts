import type { Message, MessageStatus } from '@alnafitha/contract';
import { searchPrefixes } from '../platform/search/tokens';
import { referenceOf, referenceToken } from './reference';
import { searchedTexts } from './search';

/** The collection of messages. */
export const MESSAGES = 'messages';

/** A document of `MESSAGES` as written; Firestore stores the date as a timestamp. */
export type MessageDocument = Omit<
  Message,
  'id' | 'reference' | 'phones' | 'createdAt' | 'doubtful' | 'consent'
> & {
  consent: boolean;
  /** Present on every message, because a query cannot match missing fields. */
  doubtful: boolean;
  createdAt: Date;
  searchPrefixes: string[];
};

/** An enquiry, or a message with a status and a note. */
type Draft = Omit<MessageDocument, 'createdAt' | 'searchPrefixes' | 'status' | 'doubtful'> & {
  doubtful?: boolean | undefined;
  status?: MessageStatus | undefined;
};

/** The document of the enquiry with an id, with its search prefixes; the status is new by default. */
export function toMessageDocument(id: string, draft: Draft, createdAt: Date): MessageDocument {
  const { name, email, whatsappNumber, subject, service, message, consent, language } = draft;
  const { consentVersion, status, adminNote, doubtful, mails } = draft;
  return {
    name,
    email,
    ...(whatsappNumber !== undefined && { whatsappNumber }),
    ...(subject !== undefined && { subject }),
    ...(service !== undefined && { service }),
    message,
    consent,
    ...(consentVersion !== undefined && { consentVersion }),
    ...(language !== undefined && { language }),
    status: status ?? 'new',
    ...(adminNote !== undefined && { adminNote }),
    doubtful: doubtful ?? false,
    ...(mails !== undefined && { mails }),
    createdAt,
    searchPrefixes: [...searchPrefixes(searchedTexts(draft)), referenceToken(referenceOf(id))],
  };
}
