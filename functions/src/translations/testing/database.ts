import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { TRANSLATIONS, translationId } from '../memory';

/** A separate Firestore database on the emulator. */
export function startDatabase(name: string) {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: these tests need the Firestore emulator');
  process.env.METADATA_SERVER_DETECTION = 'none';
  const projectId = `demo-alnafitha-${name}`;
  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  const translations = db.collection(TRANSLATIONS);
  return {
    db,
    documentOf: (text: string) => translations.doc(translationId('ar', text)),

    /** The fields of every document in the collection. */
    async stored() {
      return (await translations.get()).docs.map((document) => document.data());
    },

    async clear(): Promise<void> {
      const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
      const { ok, status } = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
      if (!ok) throw new Error(`clearing ${projectId} responded with ${status}`);
    },

    stop: () => deleteApp(app),
  };
}
