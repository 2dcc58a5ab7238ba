import { found } from '../platform/errors';
import type { Decide } from './library';

/** Deletes a document, even an invalid one, and stops using its media files. Throws 404 with `message` if there is none. */
export function deletion(message: string): Decide<void> {
  return ({ exists }) => {
    found(exists || null, message);
    return { document: null, pictures: [], result: undefined };
  };
}
