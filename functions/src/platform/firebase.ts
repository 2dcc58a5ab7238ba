import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;

/** The Admin SDK of the project that the process runs in; `fallbackBucket` for a project without a default one. */
export function connectFirebase(fallbackBucket: string) {
  const app = getApps()[0] ?? initializeApp();
  return {
    auth: getAuth(app),
    db: getFirestore(app),
    /** Most requests need no picture, and the module takes long to load. */
    async bucket(): Promise<Bucket> {
      const { getStorage } = await import('firebase-admin/storage');
      return getStorage(app).bucket(app.options.storageBucket ?? fallbackBucket);
    },
  };
}

/** With this variable set, the Admin SDK accepts unsigned tokens: never let a deployed function run so. */
export function refuseEmulatorInProduction(environment: NodeJS.ProcessEnv): void {
  const deployed = environment.K_SERVICE && !environment.FUNCTIONS_EMULATOR;
  if (deployed && environment.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is set in a deployed function');
  }
}
