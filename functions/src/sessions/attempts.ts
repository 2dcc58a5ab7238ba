import { SENTENCES } from '@alnafitha/contract';
import type { Caller } from '../platform/client-address';
import { AppError } from '../platform/errors';
import type { Limit, Limits } from '../platform/limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const message = SENTENCES.tooManyAttempts;

/** Guesses at one name. */
const NAME_WINDOWS = {
  perAddress: { most: 10, seconds: 15 * MINUTE },
  inAll: { most: 50, seconds: HOUR },
  message,
};
const NAME_LIMITS = {
  admin: { name: 'admin-login', ...NAME_WINDOWS },
  user: { name: 'user-login', ...NAME_WINDOWS },
} as const satisfies Record<string, Limit>;

/** Guesses of one address at all names together: one password tried at many. */
const ADDRESS_LIMIT: Limit = { name: 'login-address', inAll: { most: 30, seconds: HOUR }, message };
/** The same for who handed the requests over. Visitors share Hosting's frontends; whoever forges addresses past Hosting has one. */
const PEER_LIMIT: Limit = { name: 'login-peer', inAll: { most: 300, seconds: HOUR }, message };
/** Guesses in a browser in which the administrator has signed in before. They count nowhere else. */
const DEVICE_LIMIT: Limit = { name: 'login-device', inAll: { most: 20, seconds: HOUR }, message };
/** Logins by ID token of one account. A token cannot be guessed, but each makes a session. */
export const TOKEN_LIMIT: Limit = { name: 'token-login', inAll: { most: 20, seconds: 15 * MINUTE }, message };

export interface Attempt {
  readonly kind: keyof typeof NAME_LIMITS;
  readonly name: string;
  readonly caller: Caller;
  /** The token of a browser that the account is known in. */
  readonly device?: string | undefined;
}

/**
 * Logs in, unless too many attempts have failed, whether or not the name is anybody's. An attempt counts as failed until
 * it has gone well: of many at once, no more have their password checked than may fail. Throws 429, and what `logIn` throws.
 */
export async function attempt<T>(
  limits: Limits,
  { kind, name, caller, device }: Attempt,
  logIn: () => Promise<T>,
) {
  const { address, peer } = caller;
  const subject = name.normalize('NFKC').toLowerCase();
  const giveBack = await limits.takeAll(
    device
      ? [[DEVICE_LIMIT, device, address]]
      : [
          [NAME_LIMITS[kind], subject, address],
          [ADDRESS_LIMIT, address, address],
          [PEER_LIMIT, peer, address],
        ],
  );
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
