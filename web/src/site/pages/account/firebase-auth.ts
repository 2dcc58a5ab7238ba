import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { readFirebaseSetup } from './firebase-config';

/**
 * The client SDK's Auth. It persists no sign-in: the session cookie is the only state, and two states would
 * diverge. `getAuth` is avoided because it loads scripts from another site.
 */
export async function connectAuth(): Promise<Auth> {
  const { options, authEmulator } = await readFirebaseSetup();
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return auth;
}
