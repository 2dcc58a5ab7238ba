import { z } from 'zod';
import { comparableText } from '../invisible';

/** Crockford's base 32: digits and capital letters but I, L, O and U, which are mistaken for others. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What an enquiry is called in mails, on the phone and in the panel, such as `7K2M-Q0XA`. */
export const Reference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

/** The reference of a text that spells one in any way: in small letters, without its hyphen, with O for 0, I or L for 1. */
export function parseReference(text: string): string | null {
  const plain = comparableText(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const reference = Reference.safeParse(`${plain.slice(0, 4)}-${plain.slice(4)}`);
  return reference.success ? reference.data : null;
}
