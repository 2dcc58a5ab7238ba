import type { Message } from '@alnafitha/contract';
import { phoneSearchWords } from './phone';

type Searched = Pick<Message, 'name' | 'email' | 'whatsappNumber' | 'subject' | 'message'>;

/** The texts of a message that are searched; of what is too long to be indexed whole, the end is left out. */
export function searchedTexts({ name, email, whatsappNumber, subject, message }: Searched): string[] {
  return [name, email, ...phoneSearchWords(whatsappNumber ?? ''), subject ?? '', message];
}
