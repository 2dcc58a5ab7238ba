import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../process/failure';
import type { SuitePort } from './config';
import { findHolder } from './port-holder';

const TIMEOUT_MS = 5000;
const PAUSE_MS = 50;

export interface TakenPort extends SuitePort {
  /** Such as `node (process 1234)`, when known. */
  readonly holder: string | null;
}

/** Throws a one-line `Failure` that names the ports in use. */
export async function requireFreePorts(ports: readonly SuitePort[]): Promise<void> {
  const taken = await findTaken(ports);
  if (taken.length > 0) throw new Failure(describeTaken(taken));
}

/** Throws the same when they stay in use: a program's ports may outlive it by a moment. */
export async function awaitFreePorts(ports: readonly SuitePort[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && !(await areFree(ports))) await sleep(PAUSE_MS);
  await requireFreePorts(ports);
}

async function areFree(ports: readonly SuitePort[]): Promise<boolean> {
  const responses = await Promise.all(ports.map(({ port }) => isFree(port)));
  return responses.every(Boolean);
}

export async function findTaken(ports: readonly SuitePort[]): Promise<TakenPort[]> {
  const checked = await Promise.all(ports.map(async (entry) => ({ entry, free: await isFree(entry.port) })));
  return checked.flatMap(({ entry, free }) => (free ? [] : { ...entry, holder: findHolder(entry.port) }));
}

/** One line, such as `Port 8080 (firestore) is taken by java (process 42). End that first.` */
export function describeTaken(taken: readonly TakenPort[]): string {
  const holders = [...new Set(taken.map(({ holder }) => holder))];
  const clauses = holders.map((holder) => {
    const ports = taken
      .filter((entry) => entry.holder === holder)
      .map(({ name, port }) => `${port} (${name})`);
    const subject = ports.length === 1 ? `port ${ports} is` : `ports ${ports.join(', ')} are`;
    return `${subject} taken${holder ? ` by ${holder}` : ''}`;
  });
  const translationKey = clauses.join('; ');
  return `${translationKey.charAt(0).toUpperCase()}${translationKey.slice(1)}. End that first.`;
}

/** Whether the port is free, tested as the Firebase CLI does. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((response, fail) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') response(false);
      else fail(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => response(true)));
  });
}

/** The first free port from `port` on that is not in `others`. */
export async function nextFreePort(port: number, others: readonly number[]): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    if (!others.includes(candidate) && (await isFree(candidate)) && !(await isResponded(candidate))) {
      return candidate;
    }
  }
}

/** macOS allows a listener on 127.0.0.1 beside one on all interfaces, such as the AirPlay receiver on port 5000. */
function isResponded(port: number): Promise<boolean> {
  return new Promise((response) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      response(true);
    });
    socket.once('error', () => response(false));
  });
}
