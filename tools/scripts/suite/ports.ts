import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../process/failure';
import type { SuitePort } from './config';

const TIMEOUT_MS = 5000;
const PAUSE_MS = 50;

/** Throws a one-line `Failure` that names the ports in use. */
export async function requireFreePorts(ports: readonly SuitePort[]): Promise<void> {
  const taken = await findTaken(ports);
  if (taken.length === 0) return;
  const names = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  throw new Failure(
    `Already in use: ${taken.length === 1 ? 'port' : 'ports'} ${names}. Stop the program that listens there first.`,
  );
}

/** Throws the same when they stay in use: a program's ports may outlive it by a moment. */
export async function awaitFreePorts(ports: readonly SuitePort[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && (await findTaken(ports)).length > 0) await sleep(PAUSE_MS);
  await requireFreePorts(ports);
}

/** The first free port from `port` on that is not in `others`. */
export async function nextFreePort(port: number, others: readonly number[]): Promise<number> {
  let candidate = port;
  while (others.includes(candidate) || !(await isFree(candidate))) candidate += 1;
  return candidate;
}

async function findTaken(ports: readonly SuitePort[]): Promise<SuitePort[]> {
  const free = await Promise.all(ports.map(({ port }) => isFree(port)));
  return ports.filter((_, index) => !free[index]);
}

/**
 * Whether nobody accepts connections on the port. To listen on it is no test: macOS allows a listener on 127.0.0.1 beside
 * one on all interfaces, such as the AirPlay receiver on port 5000.
 */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}
