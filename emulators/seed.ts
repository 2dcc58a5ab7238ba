import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { seedMessages } from './seed-messages';

/** Good for the emulators only. */
const ADMIN = {
  uid: 'local-admin',
  username: 'admin',
  email: 'admin@example.com',
  password: 'local-admin-2026',
  displayName: 'Site Administrator',
};
const USER = {
  uid: 'local-user',
  email: 'user@example.com',
  password: 'local-user-2026',
  displayName: 'Local User',
};

/** Fills the emulators that the environment names; what is there already is brought back to how it began. */
export async function seed(): Promise<void> {
  refuseOutsideEmulators(process.env);
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-alnafitha' }, 'seed');
  try {
    const auth = getAuth(app);
    const db = getFirestore(app);
    const { username, ...admin } = ADMIN;
    await Promise.all([
      putUser(auth, admin).then(() => auth.setCustomUserClaims(admin.uid, { admin: true })),
      putUser(auth, USER),
      db.doc(`admins/${username}`).set({ uid: admin.uid, email: admin.email, name: admin.displayName }),
      seedMessages(db, Date.now()),
    ]);
  } finally {
    await deleteApp(app);
  }
}

/** These passwords are written above for everybody to read. */
function refuseOutsideEmulators(environment: NodeJS.ProcessEnv): void {
  for (const variable of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
    if (!environment[variable]) throw new Error(`${variable} is not set: only emulators are seeded`);
  }
}

async function putUser(auth: Auth, { uid, ...account }: typeof USER): Promise<void> {
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) await auth.createUser({ uid, ...account });
  else await auth.updateUser(uid, account);
}
