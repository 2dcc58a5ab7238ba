import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { Failure } from './command';
import { localEmulators, targetOf } from './target';

export interface Project {
  readonly projectId: string;
  /** Messages show it; it tells emulators from a real project. */
  readonly where: string;
  readonly auth: Auth;
  readonly db: Firestore;
  /** Throws a `Failure` for a real project whose bucket is not named. */
  readonly bucket: () => ReturnType<Storage['bucket']>;
}

/** Connects to the named project, else the environment's project or emulators, else those of `npm start`. */
export async function connect(named?: string, bucketName?: string): Promise<Project> {
  const { projectId, environment } = targetOf(process.env, localEmulators(), named);
  if (environment) {
    await requireEmulators(environment);
    Object.assign(process.env, environment);
  }
  const app = initializeApp({ projectId });
  const name = bucketName ?? (environment && `${projectId}.appspot.com`);
  return {
    projectId,
    where: environment ? `${projectId} (emulators)` : projectId,
    auth: getAuth(app),
    db: getFirestore(app),
    bucket: () => {
      if (name === undefined) throw new Failure(`Which bucket of ${projectId}? Name it with --bucket.`);
      return getStorage(app).bucket(name);
    },
  };
}

/** Throws a `Failure` when no emulators respond. */
export async function requireEmulators(environment: NodeJS.ProcessEnv): Promise<void> {
  for (const host of [environment.FIREBASE_AUTH_EMULATOR_HOST, environment.FIRESTORE_EMULATOR_HOST]) {
    const response = await fetch(`http://${host}`).catch(() => null);
    if (!response?.ok) throw new Failure(`No emulators answer at ${host}. Run \`npm start\` first.`);
  }
}
