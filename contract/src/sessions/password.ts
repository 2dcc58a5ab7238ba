import { toAsciiDigits } from '../digits';

/**
 * The form of a password that is stored: keyboards compose letters differently, and type Arabic, Persian or full-width
 * digits. Spaces stay, also at the ends: NIST SP 800-63B wants them accepted, and a passphrase may have them.
 */
export function normalizePassword(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'));
}

/**
 * What a login tries, in this order: the stored form, what was typed (for passwords of the client SDK and older ones), and
 * the stored form without spaces at the ends, which come with pasted text (NIST allows it for verification). Mostly one.
 */
export function passwordForms(typed: string): string[] {
  const normalized = normalizePassword(typed);
  return [...new Set([normalized, typed, normalized.trim()])].filter(Boolean);
}
