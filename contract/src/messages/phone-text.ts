import { toAsciiDigits } from '../digits';
import { comparableText } from '../invisible';
import type { Message } from './schema';

/** What stands between two numbers; a plus begins one. */
const SEPARATORS = /[^\p{Nd}\s().-]+/u;
/** The shortest local numbers have seven digits, the longest international ones fifteen (E.164). */
const LONG_AS_NUMBER = /^\P{Nd}*(?:\p{Nd}\P{Nd}*){7,15}$/u;

/** Whether a text may hold a phone number, by its digits alone: a hint for the sender that needs no library. */
export function mayHoldPhone(text: string): boolean {
  return [text, ...text.split(SEPARATORS), ...text.split(' ')].some((part) => LONG_AS_NUMBER.test(part));
}

/** What a sender typed as a phone number, if it says more than the numbers that were read from it, or otherwise. */
export function unreadPhoneText({
  whatsappNumber,
  phones,
}: Pick<Message, 'whatsappNumber' | 'phones'>): string | undefined {
  const typed = toAsciiDigits(comparableText(whatsappNumber ?? ''));
  if (phones.length === 0 || /\p{L}/u.test(typed)) return whatsappNumber;
  let read = phones.map(({ formatted }) => formatted).join();
  for (const [digit] of typed.matchAll(/\d/g)) {
    const position = read.indexOf(digit);
    if (position < 0) return whatsappNumber;
    read = read.slice(position + 1);
  }
  return undefined;
}
