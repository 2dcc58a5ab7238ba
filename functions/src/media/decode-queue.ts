import pLimit from 'p-limit';
import { unavailable } from '../platform/errors';

/** Decoding takes tens of megabytes, and up to 400 for a large image. */
const CONCURRENCY = 2;
const LARGE_CONCURRENCY = 1;
/** A longer queue would exceed the timeout and decode in vain. */
const MAX_QUEUED = 20;

const queue = pLimit(CONCURRENCY);
const largeQueue = pLimit(LARGE_CONCURRENCY);

/** Runs two jobs at a time, at most one of them large. Throws 503 when the queue is full. */
export async function queueDecoding<T>(work: () => Promise<T>, isLarge = false): Promise<T> {
  if (queue.pendingCount >= MAX_QUEUED) throw unavailable('queue full');
  return queue(() => (isLarge ? largeQueue(work) : work()));
}
