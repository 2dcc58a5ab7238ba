import type { Message } from '@alnafitha/contract';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { searchPrefixes } from '../platform/search/tokens';
import { phoneSearchTokens } from './phone';

/** With what the office wrote, which no list returns. */
export type SearchedMessage = Message & { readonly officeTexts?: readonly string[] };

/** Each prefix makes three of Firestore's 40,000 index entries. */
const MAX_PREFIXES = 12_000;
/** In characters, beside a message of 5,000. */
const MAX_OFFICE_TEXT = 30_000;

type Typed = Pick<Message, 'name' | 'email' | 'whatsappNumber' | 'subject' | 'message'>;

/** The index truncates long texts. */
export function searchedTexts(message: Typed & Pick<SearchedMessage, 'officeTexts'>): string[] {
  const { name, email, whatsappNumber, subject, message: text, officeTexts = [] } = message;
  const phone = whatsappNumber ?? '';
  return [name, email, ...phoneSearchTokens(phone), phone, subject ?? '', text, ...officeTexts];
}

/** To update a message with, so that a search finds texts of the office. The oldest ones beyond the limit go. */
export function withOfficeTexts(message: DocumentSnapshot, added: readonly string[]) {
  const texts: readonly string[] = message.get('officeTexts') ?? [];
  const officeTexts = [...texts.filter((text) => !added.includes(text)), ...added];
  while (officeTexts.join('').length > MAX_OFFICE_TEXT) officeTexts.shift();
  const before: readonly string[] = message.get('searchPrefixes') ?? [];
  const known = new Set(before);
  const missing = searchPrefixes(added)
    .filter((prefix) => !known.has(prefix))
    .slice(0, Math.max(0, MAX_PREFIXES - before.length));
  // Only the new ones, because a transaction of many messages may have 10 MiB.
  return { officeTexts, ...(missing.length > 0 && { searchPrefixes: FieldValue.arrayUnion(...missing) }) };
}

export function withoutOfficeTexts({ officeTexts: _, ...message }: SearchedMessage): Message {
  return message;
}
