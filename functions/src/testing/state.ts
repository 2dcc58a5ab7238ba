import type { CollectionReference } from 'firebase-admin/firestore';
import type { Suite } from './emulators';

/** The whole data of the project: each document with its fields, and each object of the bucket. */
export async function stateOf({ db, bucket }: Suite): Promise<Record<string, unknown>> {
  const collections = await db.listCollections();
  const [documents, [objects]] = await Promise.all([
    Promise.all(collections.map(documentsBelow)),
    bucket.getFiles(),
  ]);
  return Object.fromEntries([
    ...documents.flat(),
    ...objects.map(({ name, metadata }) => [name, metadata.size] as const),
  ]);
}

/** The documents of a collection and of those below, including what is below a missing document. */
async function documentsBelow(collection: CollectionReference): Promise<(readonly [string, unknown])[]> {
  const references = await collection.listDocuments();
  const documents = await Promise.all(
    references.map(async (reference) => {
      const [document, below] = await Promise.all([reference.get(), reference.listCollections()]);
      const others = await Promise.all(below.map(documentsBelow));
      return [...(document.exists ? [[reference.path, document.data()] as const] : []), ...others.flat()];
    }),
  );
  return documents.flat();
}
