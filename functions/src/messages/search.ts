import type { Message } from '@alnafitha/contract';
import { phoneSearchWords } from './phone';

type Searched = Pick<Message, 'name' | 'email' | 'whatsappNumber' | 'subject' | 'message'>;

/** The searched texts of a message; a text too long for the index is truncated. */
export function searchedTexts({ name, email, whatsappNumber, subject, message }: Searched): string[] {
  return [name, email, ...phoneSearchWords(whatsappNumber ?? ''), subject ?? '', message];
}
