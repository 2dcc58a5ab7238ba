import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { explained } from './admin/errors';
import { COLLECTIONS } from './migrate/collections';
import { migrate, type Outcome } from './migrate/migrate';
import { optionsOf } from './migrate/options';
import { describeOutcomes } from './migrate/report';
import { runCommand } from './process/command';
import { confirm } from './process/confirm';
import { createProgress } from './process/progress';
import { clientEnvironment } from './suite/client-environment';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';
import { targetOf } from './suite/target';

/** Migrates documents of earlier versions, after a dry run: of emulators, or with `--project <id>` of a real project. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { project, isConfirmed } = optionsOf(args);
    const local = clientEnvironment(prepareConfig('default').config);
    const { projectId, environment } = targetOf(process.env, local, project);
    if (environment) {
      await requireEmulator(environment.FIRESTORE_EMULATOR_HOST);
      Object.assign(process.env, environment);
    }
    const db = getFirestore(initializeApp({ projectId }));
    const where = environment ? `${projectId} (emulators)` : projectId;

    console.log(`Looking for documents of earlier versions in ${where}. Nothing is written yet.`);
    const found = await explained(projectId, () => inAll(db, false));
    console.log(describeOutcomes(found, 'to bring up'));
    const older = sum(found, ({ older }) => older);
    const stuck = sum(found, ({ stuck }) => stuck.length);
    if (older === 0) return stuck > 0 ? 1 : 0;
    if (!isConfirmed && !(await confirm(`Bring up ${older} documents of ${where}?`))) {
      console.log('Nothing was written. With --yes it is done without a question.');
      return 0;
    }
    const done = await explained(projectId, () => inAll(db, true));
    console.log(describeOutcomes(done, 'brought up'));
    return sum(done, ({ stuck }) => stuck.length) > 0 ? 1 : 0;
  });
}

async function inAll(db: Firestore, isWriting: boolean): Promise<Outcome[]> {
  const progress = createProgress(
    COLLECTIONS.map((name) => `${isWriting ? 'Bringing up' : 'Looking through'} ${name}`),
  );
  const outcomes: Outcome[] = [];
  for (const collection of COLLECTIONS) {
    outcomes.push(await progress.step((step) => migrate(db, collection, { isWriting }, step)));
  }
  return outcomes;
}

function sum(outcomes: readonly Outcome[], count: (outcome: Outcome) => number): number {
  return outcomes.reduce((total, outcome) => total + count(outcome), 0);
}
