import { toAsciiDigits } from '../digits';
import { comparableText } from '../invisible';
import type { Message } from './schema';

/** Separates numbers; a plus begins one. */
const SEPARATORS = /[^\p{Nd}\s().-]+/u;
/** Local numbers have at least seven digits, international ones at most fifteen (E.164). */
const LONG_AS_NUMBER = /^\P{Nd}*(?:\p{Nd}\P{Nd}*){7,15}$/u;

/** Counts digits only, so that the browser needs no library. */
export function mayHoldPhone(text: string): boolean {
  return [text, ...text.split(SEPARATORS), ...text.split(' ')].some((part) => LONG_AS_NUMBER.test(part));
}

/** The typed phone text, unless `phones` says it all. */
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
