import { logInAdmin, readAdmin, readHealth } from '@alnafitha/contract';
import { percentile } from './load';
import { reader } from './requests';

/** Requests that show the cost of the session check: without one, rejected at once, checked. */
export function sessionReads(origin: string, admin: { Cookie: string }) {
  const me = origin + readAdmin.path;
  const unauthenticated = async () => {
    const response = await fetch(me);
    await response.arrayBuffer();
    return response.status === 401;
  };
  return [
    { name: `GET ${readHealth.path}`, send: reader(origin + readHealth.path) },
    { name: `GET ${readAdmin.path} without a session`, send: unauthenticated },
    { name: `GET ${readAdmin.path} with one`, send: reader(me, admin) },
  ];
}

/** Fewer than the rate limit. */
const REJECTED_LOGINS = 8;

/** Median milliseconds of rejected logins, one after the other: with an unknown username, and with a wrong password. */
export async function measureRejectedLogins(origin: string): Promise<{ unknown: number; wrong: number }> {
  const [unknown, wrong]: [number[], number[]] = [[], []];
  for (let index = 0; index < REJECTED_LOGINS; index++) {
    unknown.push(await rejectedLogin(origin, `nobody-${index}`));
    wrong.push(await rejectedLogin(origin, 'admin'));
  }
  return { unknown: percentile(unknown, 50), wrong: percentile(wrong, 50) };
}

async function rejectedLogin(origin: string, username: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(origin + logInAdmin.path, {
    method: logInAdmin.method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'not-the-password' }),
  });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`${logInAdmin.path} responded ${response.status}, not 401`);
  return performance.now() - began;
}
