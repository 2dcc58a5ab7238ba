import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeEach } from 'vitest';
import type { Dependencies } from '../app';
import { createIdentity } from '../sessions/identity';
import { createTranslator } from '../translations/translator';
import { startServer } from './server';

export const ADMIN = {
  uid: 'admin-1',
  username: 'admin',
  email: 'admin@example.com',
  signInEmail: '7b0c3d52-9a4e-4f6b-8d11-2f2f6f0d9c3a@admins.invalid',
  password: 'admin-password',
};
export const USER = { uid: 'user-1', email: 'user@example.com', password: 'user-password' };

const ACCOUNT_COLLECTIONS = ['admins', 'sessions', 'devices'];

export type Suite = Awaited<ReturnType<typeof startSuite>>;

/** The app on the emulators, in a separate project, so that test files are isolated. */
export async function startSuite(name: string, changes: Partial<Dependencies> = {}) {
  const projectId = `demo-alnafitha-${name}`;
  const firestoreHost = hostOf('FIRESTORE_EMULATOR_HOST');
  const authHost = hostOf('FIREBASE_AUTH_EMULATOR_HOST');
  const documents = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  // Otherwise Firestore's client probes for Google's metadata server, for seconds when packets are dropped.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const firebase = initializeApp({ projectId }, projectId);
  const db = getFirestore(firebase);
  const auth = getAuth(firebase);
  const bucket = getStorage(firebase).bucket(`${projectId}.appspot.com`);
  // Every request is retried, even a deletion: the emulator may close a kept-alive connection as a request is sent.
  bucket.storage.retryOptions.idempotencyStrategy = 0;
  const server = await startServer({
    db,
    bucket: async () => bucket,
    auth,
    identity: createIdentity({ apiKey: 'any', emulatorHost: authHost, send: sendTo(projectId) }),
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    translationBudget: 200_000,
    projectId,
    deadline: 10_000,
    uploadDeadline: 30_000,
    secureCookies: false,
    ...changes,
  });

  const logIn = async (path: string, body: object, cookie?: string): Promise<string> => {
    const response = await server.send('POST', path, { body, cookie });
    if (!response.cookie)
      throw new Error(`${path} responded with ${response.status}: ${JSON.stringify(response.body)}`);
    return response.cookie;
  };

  return {
    ...server,
    db,
    bucket,
    auth,
    projectId,

    /** Empties the project, and creates one administrator and one user. */
    async reset(): Promise<void> {
      await Promise.all([
        call('DELETE', documents),
        call('DELETE', `http://${authHost}/emulator/v1/projects/${projectId}/accounts`),
      ]);
      const { uid, username, email, signInEmail, password } = ADMIN;
      const claims = JSON.stringify({ admin: true });
      const users = [
        { localId: uid, email: signInEmail, rawPassword: password, customAttributes: claims },
        { localId: USER.uid, email: USER.email, rawPassword: USER.password },
      ];
      await Promise.all([
        call(
          'POST',
          `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
          { users },
        ),
        db.collection('admins').doc(username).set({ uid, email, signInEmail, name: 'Site Administrator' }),
      ]);
    },

    /** Empties Firestore, but keeps accounts and their sessions: a login costs more than most tests. */
    async clear(): Promise<void> {
      const kept = await Promise.all(ACCOUNT_COLLECTIONS.map((name) => db.collection(name).get()));
      await call('DELETE', documents);
      const batch = db.batch();
      for (const document of kept.flatMap(({ docs }) => docs)) batch.set(document.ref, document.data());
      await batch.commit();
    },

    /** Cookies of new sessions; `cookie` is the browser's current one. */
    logInAdmin: (cookie?: string) =>
      logIn('/api/admin/login', { username: ADMIN.username, password: ADMIN.password }, cookie),
    logInUser: (cookie?: string) =>
      logIn('/api/login', { email: USER.email, password: USER.password }, cookie),

    async stop(): Promise<void> {
      await server.close();
      await deleteApp(firebase);
    },
  };
}

/** A suite whose content is deleted before each test, and which stops after the last. */
export async function startCleanSuite(name: string, changes?: Partial<Dependencies>): Promise<Suite> {
  const suite = await startSuite(name, changes);
  afterAll(() => suite.stop());
  beforeEach(() => suite.clear());
  return suite;
}

/** A suite with new accounts and no content before each test, which stops after the last. */
export async function startFreshSuite(name: string, changes?: Partial<Dependencies>): Promise<Suite> {
  const suite = await startSuite(name, changes);
  afterAll(() => suite.stop());
  beforeEach(() => suite.reset());
  return suite;
}

function hostOf(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: these tests need the Auth and Firestore emulators`);
  return host;
}

/** Given only an API key, the Auth emulator uses the project that it was started with. */
function sendTo(projectId: string): typeof fetch {
  return (url, request) =>
    fetch(url, {
      ...request,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ ...JSON.parse(String(request?.body)), targetProjectId: projectId }),
    });
}

/** A request to an emulator's own interface. */
async function call(method: 'DELETE' | 'POST', url: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    // The emulator may close a keep-alive connection while a test keeps this process busy.
    headers: { Connection: 'close', Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} responded with ${response.status}`);
}
