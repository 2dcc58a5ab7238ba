import { SENTENCES } from '@alnafitha/contract';
import type { Caller } from '../platform/client-address';
import { AppError } from '../platform/errors';
import type { Limit, Limits } from '../platform/limits';

const LOGIN_WINDOWS = {
  perAddress: { most: 10, seconds: 15 * 60 },
  inAll: { most: 50, seconds: 60 * 60 },
  message: SENTENCES.tooManyAttempts,
};
const LIMITS = {
  admin: { name: 'admin-login', ...LOGIN_WINDOWS },
  user: { name: 'user-login', ...LOGIN_WINDOWS },
} as const satisfies Record<string, Limit>;

/**
 * Logs in, unless too many attempts at this name have failed, whether or not it is anybody's. An attempt counts as failed until
 * it has gone well: of many at once, no more have their password checked than may fail. Throws 429, and what `logIn` throws.
 */
export async function attempt<T>(
  limits: Limits,
  kind: keyof typeof LIMITS,
  name: string,
  { address }: Caller,
  logIn: () => Promise<T>,
): Promise<T> {
  const giveBack = await limits.take(LIMITS[kind], name.normalize('NFKC').toLowerCase(), address);
  try {
    const session = await logIn();
    await giveBack();
    return session;
  } catch (error) {
    // An outage tells nobody whether the password was right.
    if (!(error instanceof AppError && error.status === 401)) await giveBack();
    throw error;
  }
}
