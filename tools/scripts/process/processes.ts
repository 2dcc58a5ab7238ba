import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly residentBytes: number;
  readonly command: string;
  /** `NAME=value` pairs of its environment, in one string; empty when unknown. */
  readonly environment: string;
}

/** All processes visible to this user, without zombies. */
export function listProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

/** All descendants of a process, without itself. */
export function descendantsOf(pid: number, processes: readonly RunningProcess[]): RunningProcess[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)]);
}

/** Slim Linux images come without `ps`. */
function listFromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = readProc(pid, 'status');
      if (status === null || hasEnded(status)) return [];
      return {
        pid: Number(pid),
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        group: Number(/^NSpgid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        residentBytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
        command: (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim(),
        environment: (readProc(pid, 'environ') ?? '').replaceAll('\0', ' '),
      };
    });
}

/** Whether the process is a zombie without threads. Threads of a zombie still hold its files and ports. */
function hasEnded(status: string): boolean {
  return /^State:\s+[ZX]/m.test(status) && !/^Threads:\s+(?:[2-9]|\d\d)/m.test(status);
}

/** `null` when the process has ended or belongs to another user. */
function readProc(pid: string, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

function listFromPs(): RunningProcess[] {
  const withoutEnvironment = parsePs(ps('-ww'));
  const withEnvironment = new Map(parsePs(ps('-wwE')).map((entry) => [entry.pid, entry.command]));
  return withoutEnvironment.map((entry) => ({
    ...entry,
    environment: (withEnvironment.get(entry.pid) ?? '').slice(entry.command.length),
  }));
}

function ps(flags: string): string {
  const columns = 'pid=,ppid=,pgid=,rss=,stat=,command=';
  return execFileSync('ps', ['-A', flags, '-o', columns], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Reads the lines `pid ppid pgid rss(KiB) state command`. */
export function parsePs(output: string): RunningProcess[] {
  return output.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    const [, pid, parent, group, rss, state, command] = match ?? [];
    if (!pid || state?.startsWith('Z')) return [];
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      residentBytes: Number(rss) * 1024,
      command: command ?? '',
      environment: '',
    };
  });
}
