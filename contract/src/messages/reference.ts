import { z } from 'zod';
import { comparableText } from '../invisible';
import type { Language } from '../languages';

/** Crockford's base 32: without I, L, O and U, which are mistaken for others. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names an enquiry in mails, calls and the panel, such as `7K2M-Q0XA`. */
export const Reference = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  .meta({ example: '7K2M-Q0XA' });

/** Accepts small letters, no hyphen, O for 0, and I or L for 1. */
export function parseReference(text: string): string | null {
  const plain = comparableText(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const reference = Reference.safeParse(`${plain.slice(0, 4)}-${plain.slice(4)}`);
  return reference.success ? reference.data : null;
}

/** Formats the reference for plain text: in Arabic, invisible isolates keep the halves in order. */
export function plainReference(reference: string, language: Language): string {
  return language === 'ar' ? `\u2066${reference}\u2069` : reference;
}

/** The subject of the receipt, and after `Re: ` of replies: Gmail makes one conversation of equal subjects only. */
export function enquirySubject(reference: string, language: Language): string {
  const named = plainReference(reference, language);
  return language === 'ar' ? `رسالتك ${named}` : `Your enquiry ${named}`;
}
