import { unavailable } from './errors';

/**
 * The result of `work`, or a 503 after `milliseconds`. The work itself continues: a late write
 * is harmless only if it is idempotent.
 */
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
