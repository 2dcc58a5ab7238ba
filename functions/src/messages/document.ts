import type { Message, MessageStatus } from '@alnafitha/contract';
import { searchPrefixes } from '../platform/search/tokens';
import type { StoredFile } from './files/enquiry-files';
import { referenceOf, referenceToken } from './reference';
import { searchedTexts } from './search';

export const MESSAGES = 'messages';

/** The document as written: Firestore stores dates as timestamps. */
export type MessageDocument = Omit<
  Message,
  | 'id'
  | 'reference'
  | 'phones'
  | 'createdAt'
  | 'suspectedSpam'
  | 'consent'
  | 'firstResponseAt'
  | 'unsentFrom'
  | 'deletedAt'
  | 'files'
> & {
  consent: boolean;
  /** Every message has it, because a query cannot match missing fields. */
  suspectedSpam: boolean;
  files?: StoredFile[];
  /** Hash of the form's key, which later files have, too. */
  form?: string;
  /** Queries find messages with files by it. */
  hasFiles?: true;
  /** Queries find `null`, but no missing field. */
  firstResponseAt: Date | null;
  /** The time when the office was told that the message waits. */
  alarmedAt: Date | null;
  createdAt: Date;
  searchPrefixes: string[];
};

type Draft = Omit<
  MessageDocument,
  | 'createdAt'
  | 'firstResponseAt'
  | 'alarmedAt'
  | 'searchPrefixes'
  | 'status'
  | 'suspectedSpam'
  | 'files'
  | 'hasFiles'
> & {
  firstResponseAt?: Date | undefined;
  suspectedSpam?: boolean | undefined;
  status?: MessageStatus | undefined;
};

export function toMessageDocument(id: string, draft: Draft, createdAt: Date): MessageDocument {
  const { name, email, whatsappNumber, subject, service, message, consent, language } = draft;
  const { consentVersion, status, adminNote, suspectedSpam, firstResponseAt, followUpOn, form } = draft;
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
    ...(form !== undefined && { form }),
    status: status ?? 'new',
    ...(adminNote !== undefined && { adminNote }),
    ...(followUpOn !== undefined && { followUpOn }),
    suspectedSpam: suspectedSpam ?? false,
    firstResponseAt: firstResponseAt ?? null,
    alarmedAt: null,
    createdAt,
    searchPrefixes: [...searchPrefixes(searchedTexts(draft)), referenceToken(referenceOf(id))],
  };
}
