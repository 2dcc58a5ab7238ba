import type { Message } from '@alnafitha/contract';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { phoneSearchTokens } from '../platform/phone';
import { searchPrefixes } from '../platform/search/tokens';

/** Each prefix makes three of Firestore's 40,000 index entries. */
const MAX_PREFIXES = 12_000;
/** The limit counts characters, beside a message of 5,000. */
const MAX_OFFICE_TEXT = 30_000;

type Typed = Pick<Message, 'name' | 'email' | 'whatsappNumber' | 'subject' | 'message'>;

/** The index truncates long texts. */
export function searchedTexts({ name, email, whatsappNumber = '', subject = '', message }: Typed): string[] {
  return [name, email, ...phoneSearchTokens(whatsappNumber), whatsappNumber, subject, message];
}

/** The office's texts are searched, but no list returns them. */
export function officeTextsOf(message: DocumentSnapshot): readonly string[] {
  return message.get('officeTexts') ?? [];
}

/** Returns fields with which a search finds texts of the office. The oldest ones beyond the limit go. */
export function withOfficeTexts(message: DocumentSnapshot, added: readonly string[]) {
  const officeTexts = [...officeTextsOf(message).filter((text) => !added.includes(text)), ...added];
  while (officeTexts.join('').length > MAX_OFFICE_TEXT) officeTexts.shift();
  const before: readonly string[] = message.get('searchPrefixes') ?? [];
  const known = new Set(before);
  const missing = searchPrefixes(added)
    .filter((prefix) => !known.has(prefix))
    .slice(0, Math.max(0, MAX_PREFIXES - before.length));
  // The update has new prefixes only, because a transaction of many messages may have 10 MiB.
  return { officeTexts, ...(missing.length > 0 && { searchPrefixes: FieldValue.arrayUnion(...missing) }) };
}
