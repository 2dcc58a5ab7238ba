import { foundOr404 } from '../platform/errors';
import type { ComputeState } from './library';

/**
 * Deletes a document, even an invalid one, and stops using its media files. Throws 404 with `message` if
 * there is none.
 */
export function deleteDocument(message: string): ComputeState<void> {
  return ({ exists }) => {
    foundOr404(exists || null, message);
    return { document: null, mediaKeys: [], result: undefined };
  };
}
