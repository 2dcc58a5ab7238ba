import type { Random } from './random';

/** Valid but hostile JSON. As text, because objects cannot represent much of it. */
const VALUES: readonly string[] = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e309', '-1e309', '1e-400', '-0', '9007199254740993'],
  ...[
    '""',
    '" "',
    '"null"',
    '"NaN"',
    '"undefined"',
    '"[object Object]"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
  ],
  ...[
    '{"length":5}',
    '{"0":"a","1":"b"}',
    '{"toString":null}',
    '{"then":true}',
    '{"$gt":""}',
    '{"valueOf":1}',
  ],
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '"\\ud800"',
  '"\\udc00\\ud800 \\u0000\\u0007\\u001b"',
  '"\\u202e\\u2066\\ufeff\\u200b"',
  '"__proto__"',
  '"__name__"',
  '"../../etc/passwd"',
  '"a/b"',
  '"."',
  '"\' OR 1=1 --"',
  '"<script>alert(1)</script>"',
  '"{{7*7}}%s%n"',
  '"2026-02-30"',
  '"0000-01-01"',
  '"-271821-04-20"',
];

const MOST_BYTES = 30_000;
const LETTERS = ['x', 'ن', '🪟', '\\n', '\\u0000', '\\ud83d', ' '];

/** The text of a JSON value; large ones are within the size limit. */
export function hostileValue(random: Random): string {
  const value = random.pick(VALUES);
  const size = 300 + random.below(5000);
  const nested = (open: string, close: string) => `${open.repeat(size)}1${close.repeat(size)}`;
  return random.pick([
    () => value,
    () => value,
    () =>
      `[${Array(Math.min(size, Math.floor(MOST_BYTES / value.length)))
        .fill(value)
        .join()}]`,
    () => `"${random.pick(LETTERS).repeat(size)}"`,
    () => nested('[', ']'),
    () => nested('{"a":', '}'),
    () => nested('{"__proto__":', '}'),
  ])();
}
