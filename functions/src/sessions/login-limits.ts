import { comparableText, ERROR_MESSAGES } from '@alnafitha/contract';
import type { Client } from '../platform/client-ip';
import { AppError } from '../platform/errors';
import type { RateLimit, RateLimits } from '../platform/rate-limits';
import { CodeError } from './second-factor/store';

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

/** Failed logins of one IP, for all usernames: password spraying. */
const IP_LIMIT: RateLimit = { name: 'login-address', total: { most: 30, seconds: HOUR }, message };
/** The limit of a /48 network, of which a client can use any /64. */
const NETWORK_LIMIT: RateLimit = { name: 'login-network', total: { most: 60, seconds: HOUR }, message };
/** Visitors share Hosting's IPs; a client that bypasses Hosting with forged IPs has one. */
const CONNECTING_IP_LIMIT: RateLimit = { name: 'login-peer', total: { most: 300, seconds: HOUR }, message };
/** Failures in a known device count here only. */
const DEVICE_LIMIT: RateLimit = { name: 'login-device', total: { most: 20, seconds: HOUR }, message };
/** A wrong password is a 401 at a login, and a 400 at a change of the password. */
const WRONG: readonly number[] = [401, 400];
/** A token cannot be guessed, but each creates a session. */
export const TOKEN_LIMIT: RateLimit = {
  name: 'token-login',
  total: { most: 20, seconds: 15 * MINUTE },
  message,
};

export interface LoginAttempt {
  readonly kind: keyof typeof NAME_LIMITS;
  readonly name: string;
  readonly client: Client;
  readonly device?: string | undefined;
}

/** Unknown usernames count, too. Counts a login as failed until it succeeds, to bound concurrent ones. */
export async function limitLogin<T>(
  limits: Omit<RateLimits, 'forget'>,
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
    const isWrong = error instanceof AppError && WRONG.includes(error.status);
    // The password was right.
    if (!isWrong || (error instanceof CodeError && error.isMissing)) await release();
    throw error;
  }
}
