import { mediaUsages } from './content';
import type { Suite } from './emulators';

/** Counts of stored uploads: documents of a collection, media files, and objects in the bucket. */
export async function storedCounts({ db, bucket }: Suite, collection: string) {
  const countOf = async (name: string) => (await db.collection(name).count().get()).data().count;
  const [documents, images, [objects]] = await Promise.all([
    countOf(collection),
    countOf('pictures'),
    bucket.getFiles({ prefix: 'pictures/' }),
  ]);
  return { documents, pictures: images, objects: objects.length };
}

/** The documents of a collection, with their ids. */
export async function documentsIn({ db }: Suite, collection: string) {
  const { docs } = await db.collection(collection).get();
  return docs.map((each) => ({ id: each.id, ...each.data() }));
}

/** What a rejected request must not change: the documents of a collection, and the `usedBy` of media files. */
export async function stateIn(suite: Suite, collection: string) {
  return [await documentsIn(suite, collection), await mediaUsages(suite.db)];
}

/** `everythingIn` an empty collection. */
export const EMPTY_STATE = [[], {}];
