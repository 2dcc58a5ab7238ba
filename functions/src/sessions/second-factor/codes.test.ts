import { RECOVERY_CODES } from '@alnafitha/contract';
import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { hashOfCode, isRecoveryCode, newRecoveryCodes, newSecret, stepOf, uriOf } from './codes';
import { parseKeys } from './keys';

/** RFC 6238, appendix B, for SHA-1: codes of eight digits, of which the last six are those of six digits. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

it.each(VECTORS)('the code of second %i is that of RFC 6238', (seconds, code) => {
  expect(stepOf(SECRET, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
});

it('a code counts one step earlier and later, names its own step, and has six digits', () => {
  const [[seconds, code]] = [VECTORS[3]];
  const step = Math.floor(seconds / 30);
  const sixDigits = code.slice(-6);
  for (const [shift, expected] of [
    [-60, null],
    [-30, step],
    [30, step],
    [60, null],
  ] as const)
    expect(stepOf(SECRET, sixDigits, at(seconds + shift)), String(shift)).toBe(expected);
  for (const other of ['', '12345', '1234567', 'abcdef', '000 00'])
    expect(stepOf(SECRET, other, at(59)), other).toBeNull();
});

it('secrets have 160 bits, and a URI that apps read', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(uriOf(secret, 'Al Nafitha & Co', 'noor'));
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Al Nafitha & Co:noor');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Al Nafitha & Co',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it.each([
  ['Al Nafitha: Aluminium & Glass', 'noor', '/Al Nafitha Aluminium & Glass:noor'],
  ['A:B::C：D', 'site:admin', '/A B C D:site admin'],
  [':النافذة :', 'نور', '/النافذة:نور'],
  ['x'.repeat(60), 'noor', `/${'x'.repeat(40)}:noor`],
])('the label of %j and %j has one colon', (issuer, username, label) => {
  const uri = new URL(uriOf(SECRET, issuer, username));
  expect(decodeURIComponent(uri.pathname)).toBe(label);
  expect(uri.searchParams.get('issuer')).toBe(label.slice(1).split(':')[0]);
});

it('recovery codes are different, stored as salted hashes, and found in any spelling', async () => {
  const { codes, salt, hashes } = await newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  const [code = '', other = ''] = codes;
  expect(code).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
  expect(isRecoveryCode(code.replaceAll('-', ''))).toBe(true);
  expect(await hashOfCode(` ${code.replaceAll('-', ' ')}`, salt)).toBe(hashes[0]);
  expect(await hashOfCode(other, salt)).toBe(hashes[1]);
  expect(JSON.stringify(hashes)).not.toContain(code);
  expect((await newRecoveryCodes()).salt).not.toBe(salt);
});

const [OLD, NEW] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));

it('a sealed secret opens with its key and for its owner only; the first of several keys seals', () => {
  const keys = parseKeys(`2025:${OLD}`);
  const sealed = keys.seal('SECRET', 'noor');
  expect(JSON.stringify(sealed)).not.toContain('SECRET');
  expect(keys.seal('SECRET', 'noor').text).not.toBe(sealed.text);
  expect(keys.open(sealed, 'noor')).toBe('SECRET');
  expect(() => keys.open(sealed, 'omar')).toThrow();
  expect(() => keys.open({ ...sealed, tag: Buffer.alloc(16).toString('base64') }, 'noor')).toThrow();
  expect(() => parseKeys(`2025:${NEW}`).open(sealed, 'noor')).toThrow();
  const rotated = parseKeys(`2026:${NEW}, 2025:${OLD}`);
  expect(rotated.open(sealed, 'noor')).toBe('SECRET');
  expect([sealed, rotated.seal('SECRET', 'noor')].map(rotated.isCurrent)).toEqual([false, true]);
});

it.each(['', 'off', '2026:short', `:${OLD}`])('without a key (%j), nothing is sealed', (parameter) => {
  expect(() => parseKeys(parameter).seal('SECRET', 'noor')).toThrow(expect.objectContaining({ status: 503 }));
});
