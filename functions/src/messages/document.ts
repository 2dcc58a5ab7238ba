import type { Message, MessageStatus } from '@alnafitha/contract';
import { searchPrefixes } from '../platform/search/tokens';
import { SUSPECTED_SPAM_FIELD } from './parse';
import { referenceOf, referenceToken } from './reference';
import { searchedTexts } from './search';

/** The collection of messages. */
export const MESSAGES = 'messages';

/** A document of `MESSAGES` as written; Firestore stores the date as a timestamp. */
export type MessageDocument = Omit<
  Message,
  'id' | 'reference' | 'phones' | 'createdAt' | 'suspectedSpam' | 'consent'
> & {
  consent: boolean;
  /** `suspectedSpam`; present on every message, because a query cannot match missing fields. */
  [SUSPECTED_SPAM_FIELD]: boolean;
  createdAt: Date;
  searchPrefixes: string[];
};

/** An enquiry, or a message with a status and a note. */
type Draft = Omit<
  MessageDocument,
  'createdAt' | 'searchPrefixes' | 'status' | typeof SUSPECTED_SPAM_FIELD
> & {
  suspectedSpam?: boolean | undefined;
  status?: MessageStatus | undefined;
};

/** The document of the enquiry with an id, with its search prefixes; the status is new by default. */
export function toMessageDocument(id: string, draft: Draft, createdAt: Date): MessageDocument {
  const { name, email, whatsappNumber, subject, service, message, consent, language } = draft;
  const { consentVersion, status, adminNote, suspectedSpam, mails } = draft;
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
    [SUSPECTED_SPAM_FIELD]: suspectedSpam ?? false,
    ...(mails !== undefined && { mails }),
    createdAt,
    searchPrefixes: [...searchPrefixes(searchedTexts(draft)), referenceToken(referenceOf(id))],
  };
}
