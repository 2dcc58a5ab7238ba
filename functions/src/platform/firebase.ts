import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The Admin SDK of the project that the process runs in. */
export function connectFirebase() {
  refuseEmulatorInProduction(process.env);
  const app = getApps()[0] ?? initializeApp();
  return { auth: getAuth(app), db: getFirestore(app) };
}

/** With this variable set, the Admin SDK accepts unsigned tokens: never let a deployed function run so. */
export function refuseEmulatorInProduction(environment: NodeJS.ProcessEnv): void {
  const deployed = environment.K_SERVICE && !environment.FUNCTIONS_EMULATOR;
  if (deployed && environment.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is set in a deployed function');
  }
}
