import { ERROR_MESSAGES } from '@alnafitha/contract';
import { AppError } from '../platform/errors';

/** A 503; the reason is for the log and contains no text. */
export function unavailable(reason: string): AppError {
  return new AppError(503, ERROR_MESSAGES.unavailable, undefined, reason);
}

/** A 503 that is not billed: Cloud Translation rejected the request or was not reached. */
export class NotBilled extends AppError {
  constructor(reason: string) {
    super(503, ERROR_MESSAGES.unavailable, undefined, reason);
  }
}
