import type { Phone } from '@alnafitha/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Longer than any Qatari number, so it is international without its `+`. */
const INTERNATIONAL_MIN_DIGITS = 11;

/** Parses a typed number as dialled in Qatar; `null` for an invalid number. */
export function parsePhone(typed: string): Phone | null {
  const digits = digitsOf(typed);
  const readings = digits.length < INTERNATIONAL_MIN_DIGITS ? [typed] : [typed, `+${digits}`];
  const number = readings
    .map((reading) => parsePhoneNumberFromString(reading, 'QA'))
    .find((parsed) => parsed?.isValid());
  return number ? { e164: number.number, formatted: number.formatInternational() } : null;
}

/**
 * The search tokens of a number, for prefix matches: the number as dialled from abroad, and each
 * of its suffixes, so that any run of its digits matches.
 */
export function phoneSearchTokens(typed: string): string[] {
  const digits = digitsOf(parsePhone(typed)?.e164 ?? typed);
  return [`00${digits}`, ...Array.from(digits, (_, start) => digits.slice(start))];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
