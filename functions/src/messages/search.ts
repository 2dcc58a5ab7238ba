import type { Message } from '@alnafitha/contract';

/** The texts of a message that are searched. */
export function searchedTexts(message: Pick<Message, 'name' | 'email' | 'subject' | 'message'>): string[] {
  return [message.name, message.email, message.subject ?? '', message.message];
}
