import { SENTENCES } from '@alnafitha/contract';
import { AppError } from '../platform/errors';

/** A 503; the reason is for the log and contains no text. */
export function unavailable(reason: string): AppError {
  return new AppError(503, SENTENCES.unavailable, undefined, reason);
}

/** A 503 that is not billed: Cloud Translation rejected the request or was not reached. */
export class Unpaid extends AppError {
  constructor(reason: string) {
    super(503, SENTENCES.unavailable, undefined, reason);
  }
}
