import type { CollectionReference } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createExpiry } from '../content/expiry';
import { mediaUsages } from './content';
import type { Suite } from './emulators';

/** Counts of stored uploads: documents of a collection, media files, and objects in the bucket. */
export async function storedCounts({ db, bucket }: Suite, collection: string) {
  const countOf = async (name: string) => (await db.collection(name).count().get()).data().count;
  const [documents, images, [objects]] = await Promise.all([
    countOf(collection),
    countOf('media'),
    bucket.getFiles({ prefix: 'media/' }),
  ]);
  return { documents, pictures: images, objects: objects.length };
}

/** The documents of a collection, with their ids. */
export async function documentsIn({ db }: Suite, collection: string) {
  const { docs } = await db.collection(collection).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

/** What a rejected request must not change: the collection's documents, and the `usedBy` of media files. */
export async function stateIn(suite: Suite, collection: string) {
  return [await documentsIn(suite, collection), await mediaUsages(suite.db)];
}

/** The `stateIn` of an empty collection. */
export const EMPTY_STATE = [[], {}];

/** The last save, as administrators see it. */
export const EDITED = { by: 'Administrator', at: expect.any(String) };

/** What each save stores besides the fields. */
export function storedEdit(revisions: number) {
  return { edited: expect.objectContaining({ by: EDITED.by }), revisions };
}

/** The path of what the document at `path` was before its nth change. */
export function revisionOf(path: string, number = 1): string {
  return `${path}/revisions/${String(number).padStart(8, '0')}`;
}

/** Deletes the history of deleted documents, with its files, as when its 30 days are over. */
export function endHistory({ db, bucket }: Suite): Promise<void> {
  return createExpiry(db, async () => bucket).end(new Date('9999-12-31'));
}

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
      const nested = await Promise.all(below.map(documentsBelow));
      return [...(document.exists ? [[reference.path, document.data()] as const] : []), ...nested.flat()];
    }),
  );
  return documents.flat();
}
