import { Failure } from './failure';
import { cleanUpAfterInterruption } from './interruption';
import { endAllTrees, killAllTrees } from './tree';

/** npm passes a Ctrl-C on to us, although the terminal has told us already. */
const SAME_PRESS_MS = 1000;
let interruptedAt: number | undefined;

/** Whether somebody asked the running command to end. */
export function isInterrupted(): boolean {
  return interruptedAt !== undefined;
}

/**
 * Does a command's work, and ends all that it started: when it is done, when it fails, and at Ctrl-C or a
 * signal (a second one doesn't wait for anybody). Answers the exit code.
 */
export async function runCommand(work: () => Promise<number>, interruptedCode = 130): Promise<number> {
  // A terminal that was closed can't be written to, and that must not keep us from ending what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Work that nobody answers any more would wait for long.
  const interrupted = onInterrupt(endAllTrees).then(() => interruptedCode);
  try {
    const code = await Promise.race([work(), interrupted]);
    return isInterrupted() ? interrupted : code;
  } catch (error) {
    if (isInterrupted()) return interrupted;
    console.error(error instanceof Failure ? error.message : error);
    return 1;
  } finally {
    await endAllTrees();
  }
}

/** Resolves once `stop`, called at the first signal, has done its work. */
function onInterrupt(stop: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const interrupt = () => {
      const now = Date.now();
      if (interruptedAt === undefined) {
        interruptedAt = now;
        console.log('\nStopping …');
        cleanUpAfterInterruption();
        stop().then(resolve, reject);
      } else if (now - interruptedAt > SAME_PRESS_MS) {
        killAllTrees();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  });
}
