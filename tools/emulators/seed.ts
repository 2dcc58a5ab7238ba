import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { contentDocuments } from './seed/content';
import type { SeedDocument } from './seed/document';
import { readImages, uploadImages } from './seed/image-files';
import { mediaDocuments } from './seed/media-documents';
import { messageDocuments } from './seed/messages';

/** These passwords are public: the accounts exist in emulators only. */
const ADMIN = {
  uid: 'local-admin',
  username: 'admin',
  contact: 'admin@example.com',
  email: '3f1d7c0e-5b7a-4c1f-9e37-6a2f8a1b4d90@admins.invalid',
  password: 'local-admin-2026',
  displayName: 'Site Administrator',
};
const USER = {
  uid: 'local-user',
  email: 'user@example.com',
  password: 'local-user-2026',
  displayName: 'Local User',
};

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/** Fills the environment's emulators. Existing seed documents and accounts are reset. */
export async function seed(): Promise<void> {
  assertEmulators(process.env);
  const images = readImages();
  const content = contentDocuments((name) => images[name].stored);
  const storedImages = Object.values(images).map(({ stored }) => stored);
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-alnafitha';
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'seed');
  try {
    const auth = getAuth(app);
    const { username, contact, ...admin } = ADMIN;
    await Promise.all([
      putUser(auth, admin).then(() => auth.setCustomUserClaims(admin.uid, { admin: true })),
      putUser(auth, USER),
      uploadImages(getStorage(app).bucket(), Object.values(images)),
      putDocuments(getFirestore(app), [
        {
          path: `admins/${username}`,
          data: { uid: admin.uid, email: contact, signInEmail: admin.email, name: admin.displayName },
        },
        ...messageDocuments(Date.now()),
        ...content,
        ...mediaDocuments(storedImages, content),
      ]),
    ]);
  } finally {
    await deleteApp(app);
  }
}

function assertEmulators(environment: NodeJS.ProcessEnv): void {
  for (const variable of EMULATORS) {
    if (!environment[variable])
      throw new Error(`${variable} is not set: the seed only runs against emulators`);
  }
}

async function putUser(auth: Auth, { uid, ...account }: typeof USER): Promise<void> {
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) await auth.createUser({ uid, ...account });
  else await auth.updateUser(uid, account);
}

async function putDocuments(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const batch = db.batch();
  for (const { path, data } of documents) batch.set(db.doc(path), data);
  await batch.commit();
}
