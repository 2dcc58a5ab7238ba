import { SENTENCES } from '@alnafitha/contract';
import { AppError } from '../platform/errors';

/** A 503; the reason is for the log, so it names no text. */
export function unavailable(reason: string): AppError {
  return new AppError(503, SENTENCES.unavailable, undefined, reason);
}
