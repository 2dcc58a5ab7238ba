import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Connects to the emulators directly, not through the API. */
export function connectAdminSdk(): { db: Firestore; auth: Auth; disconnect(): Promise<void> } {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  // Otherwise the Admin SDK probes for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-alnafitha';
  const app = initializeApp({ projectId }, `e2e-${Date.now()}`);
  return { db: getFirestore(app), auth: getAuth(app), disconnect: () => deleteApp(app) };
}
