import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { explained } from './admin/errors';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { reindex } from './reindex/reindex';
import { clientEnvironment } from './suite/addresses';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';
import { targetOf } from './suite/target';

/** Rewrites what searches and filters of the panel go by: on emulators, or with `--project <id>` in a real project. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const [option, named, ...others] = args;
    const isUsable = option === undefined || (option === '--project' && named && others.length === 0);
    if (!isUsable) throw new Failure('Usage: npm run reindex [-- --project <id>]');
    const local = clientEnvironment(prepareConfig('default').config);
    const { projectId, environment } = targetOf(process.env, local, named);
    if (environment) {
      await requireEmulator(environment.FIRESTORE_EMULATOR_HOST);
      Object.assign(process.env, environment);
    }
    const db = getFirestore(initializeApp({ projectId }));
    const { messages, images } = await explained(projectId, () => reindex(db));
    console.log(`Reindexed ${messages} messages and ${images} images in ${projectId}.`);
    return 0;
  });
}
