import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Bucket } from '../platform/firebase';
import { createIdentity, type Identity } from '../sessions/identity';

export interface NewUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly customClaims?: object;
}

/** The Firebase of one project. */
export interface Backend {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
  readonly identity: Identity;
  clearFirestore(): Promise<void>;
  replaceUsers(users: readonly NewUser[]): Promise<void>;
  stop(): Promise<void>;
}

let createBackend: (projectId: string) => Backend = onEmulators;

/** The tests that run from now on use another backend than the emulators. */
export function useBackend(create: (projectId: string) => Backend): void {
  createBackend = create;
}

export const startBackend = (projectId: string): Backend => createBackend(projectId);

function onEmulators(projectId: string): Backend {
  const firestoreHost = hostOf('FIRESTORE_EMULATOR_HOST');
  const authHost = hostOf('FIREBASE_AUTH_EMULATOR_HOST');
  // Otherwise Firestore's client probes for Google's metadata server, for seconds when packets are dropped.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const firebase = initializeApp({ projectId }, projectId);
  const bucket = getStorage(firebase).bucket(`${projectId}.appspot.com`);
  // Every request is retried, even a deletion: the emulator may close a kept-alive connection as a request is sent.
  bucket.storage.retryOptions.idempotencyStrategy = 0;
  const documents = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  return {
    db: getFirestore(firebase),
    auth: getAuth(firebase),
    bucket,
    identity: createIdentity({ apiKey: 'any', emulatorHost: authHost, send: sendTo(projectId) }),
    clearFirestore: () => call('DELETE', documents),
    async replaceUsers(users) {
      await call('DELETE', `http://${authHost}/emulator/v1/projects/${projectId}/accounts`);
      const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
      await call('POST', url, {
        users: users.map(({ uid, email, password, customClaims }) => ({
          localId: uid,
          email,
          rawPassword: password,
          ...(customClaims && { customAttributes: JSON.stringify(customClaims) }),
        })),
      });
    },
    stop: () => deleteApp(firebase),
  };
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
