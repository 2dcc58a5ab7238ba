import type { Lexer, Token } from './lexer';

const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);
const MAX_INT = 2n ** 63n - 1n;

/** The value of a quoted string. */
export function stringOf(lexer: Lexer, { text, at }: Token): string {
  return text.slice(1, -1).replace(/\\(?:u([\dA-Fa-f]{4})|([\s\S]))/g, (written, code, letter) => {
    const meant = code === undefined ? ESCAPES.get(letter) : String.fromCharCode(Number.parseInt(code, 16));
    return meant ?? lexer.fail(`The escape ${written} is not known`, at);
  });
}

/** A bigint for an integer. */
export function numberOf(lexer: Lexer, { text, at }: Token): bigint | number {
  if (!/^\d+$/.test(text)) return Number(text);
  const value = BigInt(text);
  return value > MAX_INT ? lexer.fail('The number is too large', at) : value;
}
