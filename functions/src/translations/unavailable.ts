import { SENTENCES } from '@alnafitha/contract';
import { AppError } from '../platform/errors';

/** A 503; the reason is for the log, so it names no text. */
export function unavailable(reason: string): AppError {
  return new AppError(503, SENTENCES.unavailable, undefined, reason);
}

/** A 503 after which nothing has to be paid, since Cloud Translation said that it did not do it, or was never reached. */
export class Unpaid extends AppError {
  constructor(reason: string) {
    super(503, SENTENCES.unavailable, undefined, reason);
  }
}
