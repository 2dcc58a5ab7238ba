import { Failure } from './failure';
import { cleanUpAfterInterruption } from './interruption';
import { endAllTrees, killAllTrees } from './tree';

/** npm forwards a Ctrl-C that the terminal has already sent to this process. */
const SAME_PRESS_MS = 1000;
let interruptedAt: number | undefined;

/** Whether the running command was interrupted. */
export function isInterrupted(): boolean {
  return interruptedAt !== undefined;
}

/**
 * Runs a command and stops every process that it started: when it is done, when it fails, and at Ctrl-C or a
 * signal (a second one does not wait). Returns the exit code.
 */
export async function runCommand(work: () => Promise<number>, interruptedCode = 130): Promise<number> {
  // A write to a closed terminal fails, which must not prevent the clean-up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Work that waits for a stopped process would wait for long.
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
