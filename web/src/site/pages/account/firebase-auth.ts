import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { readFirebaseSetup } from './firebase-config';

/**
 * The client SDK's Auth. It keeps nobody signed in: what lasts is our own session cookie, and two memories of who is
 * signed in would come to differ. `getAuth` is avoided since it fetches scripts of another site.
 */
export async function connectAuth(): Promise<Auth> {
  const { options, authEmulator } = await readFirebaseSetup();
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return auth;
}
