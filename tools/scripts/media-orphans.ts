import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { deleteOrphans, takeInventory } from '../../functions/src/media/orphans';
import { imageTargetOf, optionsOf } from './media/target';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { clientEnvironment } from './suite/client-environment';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';

/** Lists the objects that belong to no media file, and with `--delete` deletes them: of emulators, or of a real project. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const options = optionsOf(args);
    const local = clientEnvironment(prepareConfig('default').config);
    const { projectId, bucket: name, environment } = imageTargetOf(process.env, options, local);
    if (environment) {
      await requireEmulator(environment.FIRESTORE_EMULATOR_HOST);
      Object.assign(process.env, environment);
    }
    const app = initializeApp({ projectId });
    const bucket = getStorage(app).bucket(name);
    const { objects, orphans } = await takeInventory(getFirestore(app), bucket, new Date());

    for (const { path, bytes } of orphans) console.log(`${path}  ${bytes}`);
    const bytes = orphans.reduce((sum, orphan) => sum + orphan.bytes, 0);
    const found = `${orphans.length} of ${objects} objects in ${name}, ${bytes} bytes`;
    console.log(`Shown by nothing in ${projectId} for an hour or more: ${found}`);
    if (!options.isDeleting || orphans.length === 0) return 0;
    if (orphans.length === objects) {
      throw new Failure('No object at all belongs to a picture of that project: nothing is deleted.');
    }
    await deleteOrphans(bucket, orphans);
    console.log('Deleted.');
    return 0;
  });
}
