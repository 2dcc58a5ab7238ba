import { toAsciiDigits } from '../digits';
import { comparableText } from '../invisible';

/** Removes spaces and hyphens; Arabic digits become plain. */
export function plainCode(typed: string): string {
  return toAsciiDigits(comparableText(typed)).replace(/[\s\p{Pd}]/gu, '');
}
