import { createHmac } from 'node:crypto';
import { REFERENCE_ALPHABET } from '@alnafitha/contract';

const LENGTH = 8;
/** Separates these hashes from others of the same ids. It need not be secret: the ids cannot be counted either. */
const KEY = 'reference of an enquiry';

/** The reference of the message with an id. Forty bits: not guaranteed to be unique. */
export function referenceOf(id: string): string {
  const hash = createHmac('sha256', KEY).update(id).digest();
  const digits = [...hash.subarray(0, LENGTH)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** What the search index has of it: unlike a word, it is found only as a whole. */
export function referenceToken(reference: string): string {
  return `#${reference}`;
}
