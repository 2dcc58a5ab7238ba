import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { clientEnvironment } from '../suite/client-environment';
import { prepareConfig } from '../suite/config';
import { requireEmulator } from '../suite/running';
import type { Project } from './back-up';
import { backupTargetOf, type Options } from './options';

/** The project of the options and the environment, and its clients. */
export async function connect(options: Partial<Options>): Promise<{ project: Project; where: string }> {
  const local = clientEnvironment(prepareConfig('default').config);
  const { projectId, bucket, environment } = backupTargetOf(process.env, options, local);
  if (environment) {
    await requireEmulator(environment.FIRESTORE_EMULATOR_HOST);
    await requireEmulator(environment.FIREBASE_AUTH_EMULATOR_HOST);
    Object.assign(process.env, environment);
  }
  const app = initializeApp({ projectId });
  const project = {
    projectId,
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(bucket),
  };
  return { project, where: environment ? `${projectId} (emulators)` : projectId };
}
