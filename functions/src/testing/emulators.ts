import { afterAll, beforeEach } from 'vitest';
import type { Dependencies } from '../app';
import { createTranslator } from '../translations/translator';
import { startBackend } from './backend';
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

/** The app in a separate project, so that test files are isolated. */
export async function startSuite(name: string, changes: Partial<Dependencies> = {}) {
  const projectId = `demo-alnafitha-${name}`;
  const backend = startBackend(projectId);
  const { db, auth, bucket, identity } = backend;
  const server = await startServer({
    db,
    bucket: async () => bucket,
    auth,
    identity,
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    translationBudget: 200_000,
    mailFrom: 'Al Nafitha <website@alnafitha.example>',
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
      const { uid, username, email, signInEmail, password } = ADMIN;
      await Promise.all([
        backend.clearFirestore(),
        backend.replaceUsers([{ uid, email: signInEmail, password, customClaims: { admin: true } }, USER]),
      ]);
      await db
        .collection('admins')
        .doc(username)
        .set({ uid, email, signInEmail, name: 'Site Administrator' });
    },

    /** Empties Firestore, but keeps accounts and their sessions: a login costs more than most tests. */
    async clear(): Promise<void> {
      const kept = await Promise.all(ACCOUNT_COLLECTIONS.map((name) => db.collection(name).get()));
      await backend.clearFirestore();
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
      await backend.stop();
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
