import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure';
import { listProcesses } from './processes';

/** Child processes inherit the mark in this variable, so they are found whatever their parent or group is. */
const MARK = 'ALNAFITHA_PROCESS_TREE';
const GRACE_MS = 20_000;
const running = new Set<ProcessTree>();
let isEnding = false;

export interface TreeOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Called with each line of both outputs; without it they go to the terminal. */
  readonly onLine?: (line: string) => void;
  /** Called and awaited before the program is told to stop. It must not fail. */
  readonly beforeStop?: () => Promise<void>;
}

/** A program and all its descendants. */
export interface ProcessTree {
  readonly pid: number | undefined;
  /** Resolves with the program's exit code (128 after a signal), once no process of the tree is left. */
  readonly ended: Promise<number>;
  /** Sends SIGINT and kills what is left of the tree after a timeout. */
  stop(): Promise<void>;
  kill(): void;
}

/** The program has its own process group: a Ctrl-C in the terminal reaches only this process, and `stop` forwards it once. */
export function startTree(file: string, args: readonly string[], options: TreeOptions = {}): ProcessTree {
  if (isEnding) throw new Failure('Stopped.');
  const mark = randomUUID();
  const inherited = process.env[MARK];
  const child = spawn(file, args, {
    detached: true,
    env: { ...(options.env ?? process.env), [MARK]: inherited ? `${inherited}/${mark}` : mark },
    stdio: ['ignore', ...(options.onLine ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
  });
  if (options.onLine) readLines(child, options.onLine);
  let stopping: Promise<void> | undefined;

  const tree: ProcessTree = {
    pid: child.pid,
    ended: endOf(child, mark).finally(() => running.delete(tree)),
    stop() {
      stopping ??= (options.beforeStop?.() ?? Promise.resolve()).then(() =>
        stopGently(child, mark, tree.ended),
      );
      return stopping;
    },
    kill: () => killTree(child, mark),
  };
  running.add(tree);
  return tree;
}

/** Runs a program to its end; resolves with its exit code. */
export function runTree(file: string, args: readonly string[], options?: TreeOptions): Promise<number> {
  return startTree(file, args, options).ended;
}

/** Stops all programs; starting another fails from now on. */
export async function endAllTrees(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map((tree) => tree.stop()));
}

export function killAllTrees(): void {
  for (const tree of running) tree.kill();
}

async function endOf(child: ChildProcess, mark: string): Promise<number> {
  const closed = new Promise((done) => child.once('close', done));
  const code = await new Promise<number>((done, fail) => {
    child.once('error', (error) =>
      fail(new Failure(`${child.spawnfile} could not be started: ${error.message}`)),
    );
    child.once('exit', (exitCode) => done(exitCode ?? 128));
  });
  while (killTree(child, mark)) await sleep(20);
  await closed;
  return code;
}

async function stopGently(child: ChildProcess, mark: string, ended: Promise<number>): Promise<void> {
  // npm does not forward a SIGINT, since a terminal's Ctrl-C goes to the whole group.
  if (child.pid !== undefined) kill(-child.pid, 'SIGINT');
  const late = setTimeout(() => killTree(child, mark), GRACE_MS);
  await ended;
  clearTimeout(late);
}

function readLines({ stdout, stderr }: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [stdout, stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

/** Kills the program's process group and every process with its mark; returns whether there was any. */
function killTree({ pid }: ChildProcess, mark: string): boolean {
  const members = listProcesses().filter(
    ({ group, environment }) => group === pid || environment.includes(mark),
  );
  for (const member of members) kill(member.pid, 'SIGKILL');
  return members.length > 0;
}

/** A negative pid addresses a process group. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended between being listed and being killed.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
