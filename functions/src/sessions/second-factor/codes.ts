import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_DIGITS, plainCode, RECOVERY_CODES } from '@alnafitha/contract';
import { Secret, TOTP } from 'otpauth';

/** The steps of RFC 6238, in seconds. */
const PERIOD = 30;
/** A clock may be wrong by one step. */
const WINDOW = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** 53 bits; telephones show a keypad with digits only. */
const RECOVERY_LENGTH = 16;
const GROUP = /\d{4}(?=\d)/g;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Returns a secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const totpOf = (secret: string, label?: { issuer: string; label: string }) =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), digits: CODE_DIGITS, period: PERIOD });

/** A longer one makes a dense QR code. */
const ISSUER_MAX_LENGTH = 40;

/** The URI of a QR code. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function uriOf(secret: string, issuer: string, username: string): string {
  const shortIssuer = [...withoutColons(issuer)].slice(0, ISSUER_MAX_LENGTH).join('').trim();
  return totpOf(secret, { issuer: shortIssuer, label: withoutColons(username) }).toString();
}

/** A colon separates the two parts of the label. */
function withoutColons(text: string): string {
  return text.replace(/[\s:：]+/g, ' ').trim();
}

/** Returns the step to which the code belongs, `null` for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Only recovery codes have this length. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_LENGTH;

export interface RecoveryCodes {
  /** As they are shown, such as `0123-4567-8901-2345`. */
  readonly codes: readonly string[];
  readonly salt: string;
  readonly hashes: readonly string[];
}

/** OWASP ASVS 6.5.2: codes below 112 bits are hashed as passwords are, with a salt. */
export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(SALT_BYTES).toString('base64');
  const plain = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => randomInt(10)).join(''),
  );
  return {
    codes: plain.map((code) => code.replace(GROUP, '$&-')),
    salt,
    hashes: await Promise.all(plain.map((code) => hashOfCode(code, salt))),
  };
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

export async function hashOfCode(code: string, salt: string): Promise<string> {
  return (await derive(plainCode(code), Buffer.from(salt, 'base64'), HASH_BYTES)).toString('base64');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
