import { keptPictures } from './content';
import type { Suite } from './emulators';

/** How much is kept of uploads: documents of a collection, pictures on the list, and objects in the bucket. */
export async function keptIn({ db, bucket }: Suite, collection: string) {
  const countOf = async (name: string) => (await db.collection(name).count().get()).data().count;
  const [documents, pictures, [objects]] = await Promise.all([
    countOf(collection),
    countOf('pictures'),
    bucket.getFiles({ prefix: 'pictures/' }),
  ]);
  return { documents, pictures, objects: objects.length };
}

/** The documents of a collection, with their ids. */
export async function documentsIn({ db }: Suite, collection: string) {
  const { docs } = await db.collection(collection).get();
  return docs.map((each) => ({ id: each.id, ...each.data() }));
}

/** All that a refused request leaves as it was: the documents of a collection, and who shows which picture. */
export async function everythingIn(suite: Suite, collection: string) {
  return [await documentsIn(suite, collection), await keptPictures(suite.db)];
}

/** `everythingIn` a collection where there is nothing. */
export const NOTHING = [[], {}];
