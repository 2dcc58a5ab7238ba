import { SENTENCES } from '@alnafitha/contract';
import pLimit from 'p-limit';
import { AppError } from '../platform/errors';

/** Decoding an image takes tens of megabytes. */
const AT_ONCE = 2;
/** More queued images would exceed their timeout and be decoded in vain. */
const MAX_WAITING = 20;

const queue = pLimit(AT_ONCE);

/** Runs the work with at most two at a time; throws 503 at once when the queue is full. */
export async function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MAX_WAITING)
    throw new AppError(503, SENTENCES.unavailable, undefined, 'queue full');
  return queue(work);
}
