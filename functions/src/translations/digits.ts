import { toAsciiDigits } from '@alnafitha/contract';

/** `٫` before decimals and `٬` between thousands. */
const SEPARATORS = /(?<=\d)[\u066b\u066c](?=\d)/g;

/** The text with Latin digits, point and comma, as the site uses them in both languages. */
export function toLatinNumbers(text: string): string {
  return toAsciiDigits(text).replace(SEPARATORS, (separator) => (separator === '\u066b' ? '.' : ','));
}
