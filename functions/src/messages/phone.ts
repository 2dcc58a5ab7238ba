import type { Phone } from '@alnafitha/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** No Qatari number has as many digits: this is an international one without its `+`. */
const INTERNATIONAL_MIN_DIGITS = 11;

/** The number that a visitor has typed, read as one dialled in Qatar; `null` for what is no valid number. */
export function parsePhone(typed: string): Phone | null {
  const digits = digitsOf(typed);
  const readings = digits.length < INTERNATIONAL_MIN_DIGITS ? [typed] : [typed, `+${digits}`];
  const number = readings
    .map((reading) => parsePhoneNumberFromString(reading, 'QA'))
    .find((parsed) => parsed?.isValid());
  return number ? { e164: number.number, formatted: number.formatInternational() } : null;
}

/**
 * What the search finds a number by, as words of which it compares the beginnings: the number as dialled from abroad, and each
 * of its ends, so that any run of its digits is found.
 */
export function phoneSearchWords(typed: string): string[] {
  const digits = digitsOf(parsePhone(typed)?.e164 ?? typed);
  return [`00${digits}`, ...Array.from(digits, (_, start) => digits.slice(start))];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
