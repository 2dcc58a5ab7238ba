import { foundOr404 } from '../platform/errors';
import type { ComputeState } from './library';

/** Also deletes an invalid document. Throws 404 with `message` for a missing one. */
export function deleteDocument(message: string): ComputeState<void> {
  return ({ exists }) => {
    foundOr404(exists || null, message);
    return { document: null, mediaKeys: [], result: undefined };
  };
}
