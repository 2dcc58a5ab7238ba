import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { listProcesses } from '../process/processes';

/** The process that listens on a port, such as `node (process 1234)`; `null` when it is unknown. */
export function findHolder(port: number): string | null {
  const pid = process.platform === 'linux' ? findInProc(port) : askLsof(port);
  if (pid === null) return null;
  const command = listProcesses().find((entry) => entry.pid === pid)?.command ?? '';
  return `${basename(command.split(' ')[0] ?? '') || 'a program'} (process ${pid})`;
}

function findInProc(port: number): number | null {
  const sockets = new Set(
    ['tcp', 'tcp6'].flatMap((table) => listeningSockets(read(`/proc/net/${table}`), port)),
  );
  if (sockets.size === 0) return null;
  const holder = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOne(name, sockets));
  return holder === undefined ? null : Number(holder);
}

/** The inodes of the sockets that listen on a port, from /proc/net/tcp. */
export function listeningSockets(table: string, port: number): string[] {
  const LISTEN = '0A';
  const address = port.toString(16).toUpperCase().padStart(4, '0');
  return table.split('\n').flatMap((line) => {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    return local?.endsWith(`:${address}`) && state === LISTEN && inode ? [inode] : [];
  });
}

function holdsOne(pid: string, inodes: ReadonlySet<string>): boolean {
  return listFiles(`/proc/${pid}/fd`).some((file) => {
    const inode = /^socket:\[(\d+)\]$/.exec(target(file))?.[1];
    return inode !== undefined && inodes.has(inode);
  });
}

function listFiles(folder: string): string[] {
  return attempt(() => readdirSync(folder).map((name) => `${folder}/${name}`)) ?? [];
}

function target(link: string): string {
  return attempt(() => readlinkSync(link)) ?? '';
}

function read(file: string): string {
  return attempt(() => readFileSync(file, 'utf8')) ?? '';
}

function askLsof(port: number): number | null {
  const pid = attempt(() =>
    execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8', stdio: 'pipe' }),
  );
  return Number.parseInt(pid ?? '', 10) || null;
}

/** `undefined` when the system denies it: another user's process, one that ended, a missing program. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
