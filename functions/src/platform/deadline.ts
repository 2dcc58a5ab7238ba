import { unavailable } from './errors';

/** Throws 503 after `milliseconds`. The work continues, so a late write must be idempotent. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    const expire = () => reject(unavailable('deadline'));
    timer = setTimeout(expire, milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
