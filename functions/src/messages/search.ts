import type { Message } from '@alnafitha/contract';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
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
  const before: readonly string[] = message.get('officeTexts') ?? [];
  const officeTexts = [...before.filter((text) => !added.includes(text)), ...added];
  while (officeTexts.join('').length > MAX_OFFICE_TEXT) officeTexts.shift();
  const prefixes: readonly string[] = message.get('searchPrefixes') ?? [];
  const all = [...new Set([...prefixes, ...searchPrefixes(added)])].slice(0, MAX_PREFIXES);
  return { officeTexts, searchPrefixes: all };
}

export function withoutOfficeTexts({ officeTexts: _, ...message }: SearchedMessage): Message {
  return message;
}
