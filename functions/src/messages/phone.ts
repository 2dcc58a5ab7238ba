import { comparableText, Phone, toAsciiDigits } from '@alnafitha/contract';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const COUNTRY = 'QA';

/** Longer than any Qatari number, so it is international without its `+`. */
const INTERNATIONAL_MIN_DIGITS = 11;
/** The most digits of a number (E.164). */
const MAX_DIGITS = 15;

/** What libphonenumber does not take for a part of a number, or for the end of one. */
const PLAIN_CHARACTERS: readonly (readonly [written: RegExp, plain: string])[] = [
  // Digits in boxes are emoji: a digit and a mark.
  [/\p{M}/gu, ''],
  [/[\p{Pd}\u2212~]/gu, '-'],
  [/%2b/gi, '+'],
  // An e-mail address, and the message of a WhatsApp link.
  [/\S+@\S+\.\S+|[?&]text=\S*/gi, '|'],
  [/(?<!\d)(9[67]\d)\+/g, '+$1 '],
  // The numbers of WhatsApp links are international.
  [/(?:wa\.me\/|phone=)\+?(?=\d{9})/gi, '|+'],
  // libphonenumber takes a number after these for an extension.
  [/[,;#]/g, '|'],
  [/[_·•*:]|(?<=\p{L})(?=\d)/gu, ' '],
];

/** What people write before a number and nobody can dial, each removed in turn from the digits. */
const MISTAKES: readonly (readonly [written: RegExp, meant: string])[] = [
  // The prefix of international calls, also after a plus.
  [/^00+/, ''],
  // A country code twice. Those of the Gulf have three digits.
  [/^(\d{3})0*\1/, '$1'],
  // `(0)` after the code of a country whose numbers have no zero before them.
  [/^(97[34]|96[58])0/, '$1'],
  [/^0/, ''],
];

/** The phone numbers in a typed text, as dialled in Qatar; what is no valid number is left out. */
export function parsePhones(typed: string): Phone[] {
  const text = toPlainText(typed);
  const numbers: PhoneNumber[] = [];
  let end = 0;
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, COUNTRY)) {
    numbers.push(...parseMistyped(text.slice(end, startsAt)), number);
    end = endsAt;
  }
  numbers.push(...parseMistyped(text.slice(end)));
  const phones = numbers
    .map((each): Phone => ({ e164: each.number, formatted: each.formatInternational() }))
    // libphonenumber knows German numbers with more digits than E.164 has.
    .filter((phone) => Phone.safeParse(phone).success);
  return [...new Map(phones.map((phone) => [phone.e164, phone])).values()];
}

/**
 * The search tokens of the numbers in a text, or of all its digits if none is valid, for prefix matches: each number as dialled from
 * abroad, and each of its suffixes, so that any run of its digits matches.
 */
export function phoneSearchTokens(typed: string): string[] {
  const phones = parsePhones(typed).map(({ e164 }) => e164);
  return (phones.length > 0 ? phones : [typed])
    .map(digitsOf)
    .filter((digits) => digits !== '')
    .flatMap((digits) => [
      dialledFromAbroad(digits),
      ...Array.from(digits, (_, start) => digits.slice(start)),
    ]);
}

/** The number with the prefix of international calls. */
export function dialledFromAbroad(number: string): string {
  return `00${digitsOf(number)}`;
}

/** The numbers in a text in which libphonenumber finds none. */
function parseMistyped(text: string): PhoneNumber[] {
  return text.split(/[^\d\s()+.-]+|(?=\+)/).flatMap((part) => {
    const number = withoutMistakes(part);
    if (number) return [number];
    const digits = digitsOf(part);
    if (digits.length <= MAX_DIGITS) return [];
    // Two numbers side by side: an input of one line drops the line break between them.
    const half = digits.length / 2;
    const pair = [digits.slice(0, half), digits.slice(half)].flatMap((each) => parseValid(each) ?? []);
    return pair.length === 2 ? pair : [];
  });
}

function withoutMistakes(part: string): PhoneNumber | undefined {
  const typed = digitsOf(part);
  const isInternational = typed.length >= INTERNATIONAL_MIN_DIGITS || /\+|^\D*00/.test(part);
  let digits = typed;
  for (const [written, meant] of MISTAKES) {
    digits = digits.replace(written, meant);
    const number = isInternational ? parseValid(`+${digits}`) : digits !== typed && parseValid(digits);
    if (number) return number;
  }
  return undefined;
}

function parseValid(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, COUNTRY);
  return number?.isValid() ? number : undefined;
}

function toPlainText(typed: string): string {
  return PLAIN_CHARACTERS.reduce(
    (text, [written, plain]) => text.replace(written, plain),
    toAsciiDigits(comparableText(typed)),
  );
}

function digitsOf(text: string): string {
  return toAsciiDigits(comparableText(text)).replace(/\D/g, '');
}
