import { execa } from 'execa';
import treeKill from 'tree-kill';
import { Failure } from './failure';

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

/** A program and its descendants, in a process group of their own. */
export interface ProcessTree {
  readonly pid: number | undefined;
  /** Resolves with the program's exit code (128 after a signal); what is left of its group is killed by then. */
  readonly ended: Promise<number>;
  /** Sends SIGINT, and kills everything after a timeout. */
  stop(): Promise<void>;
  /** Kills the program and its descendants, also those in other groups, such as the programs of a nested command. */
  kill(): void;
}

/** Starts a program. Since it has its own process group, a Ctrl-C in the terminal reaches only this process, and `stop` forwards it once. */
export function startTree(file: string, args: readonly string[], options: TreeOptions = {}): ProcessTree {
  if (isEnding) throw new Failure('Stopped.');
  const { env = process.env, onLine, beforeStop = async () => {} } = options;
  const output = onLine
    ? function* (line: unknown) {
        onLine(String(line));
        yield line;
      }
    : 'inherit';
  const child = execa(file, args, {
    detached: true,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
  });
  const { pid } = child;
  const killGroup = () => signalGroup(pid, 'SIGKILL');
  const kill = () => {
    if (pid !== undefined) treeKill(pid, 'SIGKILL');
  };
  // The output stays open as long as a process of the group is left.
  child.once('exit', killGroup);
  process.once('exit', killGroup);

  async function end(): Promise<number> {
    const { exitCode, isTerminated, originalMessage } = await child;
    process.off('exit', killGroup);
    running.delete(tree);
    if (exitCode === undefined && !isTerminated)
      throw new Failure(`${file} could not be started: ${originalMessage}`);
    return exitCode ?? 128;
  }

  async function stop(): Promise<void> {
    await beforeStop();
    // The whole group, because npm leaves it to the terminal to signal the program that it runs.
    signalGroup(pid, 'SIGINT');
    const late = setTimeout(kill, GRACE_MS);
    await tree.ended;
    clearTimeout(late);
  }

  let stopping: Promise<void> | undefined;
  const tree: ProcessTree = {
    pid,
    ended: end(),
    stop: () => (stopping ??= stop()),
    kill,
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

/** A negative pid addresses a process group. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    // Nothing of the group is left, or on macOS only zombies.
    if (!(error instanceof Error && /^kill (ESRCH|EPERM)$/.test(error.message))) throw error;
  }
}
