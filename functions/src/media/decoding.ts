import { SENTENCES } from '@alnafitha/contract';
import pLimit from 'p-limit';
import { AppError } from '../platform/errors';

/** Each image that is being decoded takes tens of megabytes. */
const AT_ONCE = 2;
/** More than these would pass their deadline before their turn, and be decoded for nobody. */
const MAX_WAITING = 20;

const queue = pLimit(AT_ONCE);

/** Does the work when fewer than two others are at it; throws 503 at once where too many wait already. */
export async function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MAX_WAITING)
    throw new AppError(503, SENTENCES.unavailable, undefined, 'queue full');
  return queue(work);
}
