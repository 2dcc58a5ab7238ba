import type { Message } from '@alnafitha/contract';
import { phoneSearchTokens } from './phone';

type SearchedMessage = Pick<Message, 'name' | 'email' | 'whatsappNumber' | 'subject' | 'message'>;

/** The index truncates long texts. */
export function searchedTexts({ name, email, whatsappNumber, subject, message }: SearchedMessage): string[] {
  const phone = whatsappNumber ?? '';
  return [name, email, ...phoneSearchTokens(phone), phone, subject ?? '', message];
}
