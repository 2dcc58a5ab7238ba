import { SENTENCES } from '@alnafitha/contract';
import type { Caller } from '../platform/client-address';
import { AppError } from '../platform/errors';
import type { Limit, Limits } from '../platform/limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const message = SENTENCES.tooManyAttempts;

/** Failed logins for one username. */
const NAME_WINDOWS = {
  perAddress: { most: 10, seconds: 15 * MINUTE },
  inAll: { most: 50, seconds: HOUR },
  message,
};
const NAME_LIMITS = {
  admin: { name: 'admin-login', ...NAME_WINDOWS },
  user: { name: 'user-login', ...NAME_WINDOWS },
} as const satisfies Record<string, Limit>;

/** Failed logins of one IP for all usernames: password spraying. */
const ADDRESS_LIMIT: Limit = { name: 'login-address', inAll: { most: 30, seconds: HOUR }, message };
/** The same by connecting IP. Visitors share Hosting's frontends; a client that forges IPs bypassing Hosting has one. */
const PEER_LIMIT: Limit = { name: 'login-peer', inAll: { most: 300, seconds: HOUR }, message };
/** Failed logins in a known device. They count in no other limit. */
const DEVICE_LIMIT: Limit = { name: 'login-device', inAll: { most: 20, seconds: HOUR }, message };
/** Logins by ID token of one account. A token cannot be guessed, but each creates a session. */
export const TOKEN_LIMIT: Limit = { name: 'token-login', inAll: { most: 20, seconds: 15 * MINUTE }, message };

export interface Attempt {
  readonly kind: keyof typeof NAME_LIMITS;
  readonly name: string;
  readonly caller: Caller;
  /** The token of a known device. */
  readonly device?: string | undefined;
}

/**
 * Logs in, unless too many logins have failed, whether or not the username exists. A login counts as failed until
 * it succeeds, so no more concurrent logins are checked than may fail. Throws 429, and the errors of `logIn`.
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
    // An outage does not reveal whether the password was right.
    if (!(error instanceof AppError && error.status === 401)) await giveBack();
    throw error;
  }
}
