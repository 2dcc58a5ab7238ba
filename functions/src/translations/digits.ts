/** Arabic writes ٠-٩, Persian ۰-۹. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** `٫` before decimals and `٬` between thousands. */
const SEPARATORS = /(?<=\d)[\u066b\u066c](?=\d)/g;

/** The text with Latin digits, point and comma, as the site uses them in both languages. */
export function toLatinNumbers(text: string): string {
  return text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(SEPARATORS, (separator) => (separator === '\u066b' ? '.' : ','));
}
