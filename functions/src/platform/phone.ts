import { comparableText, Phone, toAsciiDigits } from '@alnafitha/contract';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const COUNTRY = 'QA';

/** A number with so many digits is longer than any Qatari one, so it is international without its `+`. */
const INTERNATIONAL_MIN_DIGITS = 11;
/** E.164's limit. */
const MAX_DIGITS = 15;

/** What libphonenumber does not accept in or after a number. */
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
  // Extensions of links (RFC 3966), and in Arabic.
  [/(?:;ext=|تحويل[ةه]|داخلي)[\s:.]*(?=\d{1,6}(?!\d))/g, ' ext. '],
  // libphonenumber would parse the next number as an extension.
  [/[,;#]/g, '|'],
  [/[_·•*:]|(?<=\p{L})(?=\d)/gu, ' '],
];

/** Prefixes that nobody can dial, removed in turn. */
const MISTAKES: readonly (readonly [written: RegExp, meant: string])[] = [
  // The prefix of international calls may follow a plus.
  [/^00+/, ''],
  // A country code may be doubled; those of the Gulf have three digits.
  [/^(\d{3})0*\1/, '$1'],
  // `(0)` may follow the code of a country whose numbers have no such zero.
  [/^(97[34]|96[58])0/, '$1'],
  [/^0/, ''],
];

/** Parses numbers as dialled in Qatar; skips invalid ones. */
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
    .map((number): Phone => ({ e164: number.number, formatted: number.formatInternational() }))
    // libphonenumber accepts German numbers longer than E.164.
    .filter((phone) => Phone.safeParse(phone).success);
  return [...new Map(phones.map((phone) => [phone.e164, phone])).values()];
}

/** Parses a text that has one number and no other digits, which would be lost. */
export function parseOnlyPhone(typed: string): Phone | undefined {
  const [phone, ...others] = parsePhones(typed);
  const [, code, national = ''] = /^\+(\d+)(.*)$/.exec(phone?.formatted ?? '') ?? [];
  const isWhole = new RegExp(`^(?:0|${code})*${digitsOf(national)}$`).test(digitsOf(toPlainText(typed)));
  return others.length === 0 && isWhole ? phone : undefined;
}

/** Returns all suffixes of each number, so that a prefix match finds any run of digits; else the text's digits. */
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

export function dialledFromAbroad(number: string): string {
  return `00${digitsOf(number)}`;
}

/** Parses a text in which libphonenumber finds no number. */
function parseMistyped(text: string): PhoneNumber[] {
  return text.split(/[^\d\s()+.-]+|(?=\+)/).flatMap((part) => {
    const number = withoutMistakes(part);
    if (number) return [number];
    const digits = digitsOf(part);
    if (digits.length <= MAX_DIGITS) return [];
    // Two adjacent numbers: an input of one line drops the line break between them.
    const half = digits.length / 2;
    const pair = [digits.slice(0, half), digits.slice(half)].flatMap((number) => parseValid(number) ?? []);
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
