import { createHmac } from 'node:crypto';
import { REFERENCE_ALPHABET } from '@alnafitha/contract';

const LENGTH = 8;
/** Separates these hashes from others of the ids; not secret, because the ids are unguessable. */
const KEY = 'reference of an enquiry';

/** A reference has forty bits, so it need not be unique. */
export function referenceOf(id: string): string {
  const hash = createHmac('sha256', KEY).update(id).digest();
  const digits = [...hash.subarray(0, LENGTH)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Unlike a word, a reference is found only as a whole. */
export function referenceToken(reference: string): string {
  return `#${reference}`;
}
