import { found } from '../platform/errors';
import type { Decide } from './library';

/** Deletes a document, whatever its shape, and lets go of its pictures. Throws 404 with `message` where there is none. */
export function deletion(message: string): Decide<void> {
  return ({ exists }) => {
    found(exists || null, message);
    return { document: null, pictures: [], result: undefined };
  };
}
