import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../process/failure';
import type { Step } from '../process/progress';
import { listIndexes } from './facts';
import type { Google } from './google';
import { compareIndexes } from './indexes';

const PAUSE_MS = 2000;
/** A new index may not be listed at once. */
const MISSING_MS = 60_000;

interface Times {
  readonly pauseMs?: number;
  readonly missingMs?: number;
}

/** Waits until Firestore has built all indexes, because queries fail before. Ctrl-C ends it. */
export async function waitForIndexes(
  google: Google,
  project: string,
  wanted: readonly string[],
  step: Step,
  { pauseMs = PAUSE_MS, missingMs = MISSING_MS }: Times = {},
): Promise<void> {
  const deadline = Date.now() + missingMs;
  step.expect(wanted.length);
  for (let shown = 0; ; ) {
    const response = await listIndexes(google, project);
    if (!response.ok) throw new Failure(`The indexes could not be listed: ${response.message}`);
    const { ready, total, missing, broken } = compareIndexes(wanted, response.body);
    step.advance(ready - shown);
    shown = ready;
    if (ready === total) return;
    const lost = Date.now() > deadline ? [...broken, ...missing] : broken;
    if (lost.length > 0) {
      const names = lost.join('; ');
      throw new Failure(`Not to be had: ${names}. Look at them in the console (Firestore, Indexes).`);
    }
    await sleep(pauseMs);
  }
}
