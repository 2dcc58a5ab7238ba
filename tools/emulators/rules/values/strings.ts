import { UnsupportedError } from '../errors';
import { asString, type FunctionTable } from './arguments';
import { UNKNOWN, type Value } from './value';

/** Methods of strings and bytes. Source: https://firebase.google.com/docs/reference/rules/rules.String */
export function stringMethods(self: string): FunctionTable {
  return {
    lower: () => self.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    upper: () => self.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    trim: () => self.trim(),
    size: () => BigInt(self.length),
    toUtf8: () => Buffer.from(self),
    matches: (pattern) => patternOf(`^(?:${asString(pattern)})$`).test(self),
    // A function, because `$` is special in a replacement string.
    replace: (pattern, text) => {
      const put = asString(text);
      return self.replace(patternOf(asString(pattern)), () => put);
    },
    split: (pattern) => split(self, patternOf(asString(pattern))),
  };
}

export function bytesMethods(self: Uint8Array): FunctionTable {
  const bytes = Buffer.from(self);
  return {
    size: () => BigInt(bytes.length),
    toBase64: () => bytes.toString('base64'),
    toHexString: () => bytes.toString('hex'),
  };
}

/** Production uses RE2, which has neither lookaround nor backreferences. Patterns with these are rejected. */
function patternOf(pattern: string): RegExp {
  if (/\(\?(?!:)|\\[1-9k]/.test(pattern))
    throw new UnsupportedError(`The pattern ${pattern} is not known here`);
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    throw new UnsupportedError(`The pattern ${pattern} is not known here`);
  }
}

/** Unlike JavaScript's `split`, omits the captured groups. */
function split(text: string, pattern: RegExp): Value[] {
  const parts: Value[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const [separator] = match;
    const isBetweenLetters = separator === '' && match.index > 0 && match.index < text.length;
    if (separator === '' && !isBetweenLetters) continue;
    parts.push(text.slice(at, match.index));
    at = match.index + separator.length;
  }
  return [...parts, text.slice(at)];
}

/** The result of `string()`; `undefined` for types that it does not convert. */
export function textOf(value: Value): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === UNKNOWN || typeof value === 'object') return undefined;
  return String(value);
}
