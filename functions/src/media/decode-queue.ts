import pLimit from 'p-limit';
import { unavailable } from '../platform/errors';

/** Decoding an image takes tens of megabytes, a large one up to 400. */
const CONCURRENCY = 2;
const LARGE_CONCURRENCY = 1;
/** More queued images would exceed their timeout and be decoded in vain. */
const MAX_QUEUED = 20;

const queue = pLimit(CONCURRENCY);
const largeQueue = pLimit(LARGE_CONCURRENCY);

/**
 * Runs the work with at most two at a time, of which one is large; throws 503 at once when the queue is full.
 */
export async function queueDecoding<T>(work: () => Promise<T>, isLarge = false): Promise<T> {
  if (queue.pendingCount >= MAX_QUEUED) throw unavailable('queue full');
  return queue(() => (isLarge ? largeQueue(work) : work()));
}
