import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../process/failure';
import type { Step } from '../process/progress';
import { listIndexes } from './facts';
import type { Google } from './google';
import { compareIndexes } from './indexes';

const PAUSE_MS = 2000;

/** Waits until Firestore has built all indexes: the code that needs them fails before. However long that takes, Ctrl-C ends it. */
export async function waitForIndexes(
  google: Google,
  project: string,
  wanted: readonly string[],
  step: Step,
  pauseMs = PAUSE_MS,
): Promise<void> {
  step.expect(wanted.length);
  for (let shown = 0; ; ) {
    const answer = await listIndexes(google, project);
    if (!answer.ok) throw new Failure(`The indexes could not be listed: ${answer.message}`);
    const { ready, total, missing, broken } = compareIndexes(wanted, answer.body);
    step.advance(ready - shown);
    shown = ready;
    if (ready === total) return;
    if (broken.length > 0 || missing.length > 0) {
      throw new Failure(
        `These indexes will not be there: ${[...broken, ...missing].join('; ')}. Look at them in the console (Firestore, Indexes).`,
      );
    }
    await sleep(pauseMs);
  }
}
