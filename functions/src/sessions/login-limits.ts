import { comparableText, ERROR_MESSAGES } from '@alnafitha/contract';
import type { Client } from '../platform/client-ip';
import { AppError } from '../platform/errors';
import type { RateLimit, RateLimits } from '../platform/rate-limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const message = ERROR_MESSAGES.tooManyAttempts;

/** Failed logins for one username. */
const NAME_WINDOWS = {
  perIp: { most: 10, seconds: 15 * MINUTE },
  total: { most: 50, seconds: HOUR },
  message,
};
const NAME_LIMITS = {
  admin: { name: 'admin-login', ...NAME_WINDOWS },
  user: { name: 'user-login', ...NAME_WINDOWS },
} as const satisfies Record<string, RateLimit>;

/** Failed logins of one IP for all usernames: password spraying. */
const IP_LIMIT: RateLimit = { name: 'login-address', total: { most: 30, seconds: HOUR }, message };
/** The same of one /48 network, of which a client can use any /64. */
const NETWORK_LIMIT: RateLimit = { name: 'login-network', total: { most: 60, seconds: HOUR }, message };
/** The same by connecting IP. Visitors share Hosting's frontends; a client that forges IPs bypassing Hosting has one. */
const CONNECTING_IP_LIMIT: RateLimit = { name: 'login-peer', total: { most: 300, seconds: HOUR }, message };
/** Failed logins in a known device. They count in no other limit. */
const DEVICE_LIMIT: RateLimit = { name: 'login-device', total: { most: 20, seconds: HOUR }, message };
/** The statuses of wrong credentials: at a login, and of the current password at a change. */
const WRONG: readonly number[] = [401, 400];
/** Logins by ID token of one account. A token cannot be guessed, but each creates a session. */
export const TOKEN_LIMIT: RateLimit = {
  name: 'token-login',
  total: { most: 20, seconds: 15 * MINUTE },
  message,
};

export interface LoginAttempt {
  readonly kind: keyof typeof NAME_LIMITS;
  readonly name: string;
  readonly client: Client;
  /** The token of a known device. */
  readonly device?: string | undefined;
}

/**
 * Logs in, unless too many logins have failed, whether or not the username exists. A login counts as failed until
 * it succeeds, so no more concurrent logins are checked than may fail. Throws 429, and the errors of `logIn`.
 */
export async function limitLogin<T>(
  limits: RateLimits,
  { kind, name, client, device }: LoginAttempt,
  logIn: () => Promise<T>,
) {
  const { ip, connectingIp, network } = client;
  const subject = comparableText(name).toLowerCase();
  const release = await limits.acquireAll(
    device
      ? [[DEVICE_LIMIT, device, ip]]
      : [
          [IP_LIMIT, ip, ip],
          [CONNECTING_IP_LIMIT, connectingIp, ip],
          ...(network ? [[NETWORK_LIMIT, network, ip] as const] : []),
          [NAME_LIMITS[kind], subject, ip],
        ],
  );
  try {
    const session = await logIn();
    await release();
    return session;
  } catch (error) {
    // An outage does not reveal whether the password was right.
    if (!(error instanceof AppError && WRONG.includes(error.status))) await release();
    throw error;
  }
}
