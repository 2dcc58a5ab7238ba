import { GALLERY_PATH } from '@alnafitha/contract';
import { Failure } from '../process/failure';

/** What two browsers request at once: images, mostly, and some lists. */
const AT_ONCE = 12;
const TIMEOUT_MS = 120_000;

/**
 * Makes the Functions emulator start its processes. It starts one for each request that finds none free, which takes seconds,
 * and longer for several at once; tests would time out meanwhile.
 */
export async function warmUp(origin: string): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => askOnce(`${origin}${GALLERY_PATH}`)));
}

async function askOnce(address: string): Promise<void> {
  const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) throw new Failure(`${address} answered ${status}`);
}
