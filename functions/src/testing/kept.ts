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
