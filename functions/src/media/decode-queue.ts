import { ERROR_MESSAGES } from '@alnafitha/contract';
import pLimit from 'p-limit';
import { AppError } from '../platform/errors';

/** Decoding an image takes tens of megabytes. */
const CONCURRENCY = 2;
/** More queued images would exceed their timeout and be decoded in vain. */
const MAX_QUEUED = 20;

const queue = pLimit(CONCURRENCY);

/** Runs the work with at most two at a time; throws 503 at once when the queue is full. */
export async function queueDecoding<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MAX_QUEUED)
    throw new AppError(503, ERROR_MESSAGES.unavailable, undefined, 'queue full');
  return queue(work);
}
