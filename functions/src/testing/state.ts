import type { Suite } from './emulators';

/** The whole data of the project: each document with its fields, and each object of the bucket. */
export async function stateOf({ db, bucket }: Suite): Promise<Record<string, unknown>> {
  const collections = await db.listCollections();
  const [documents, [objects]] = await Promise.all([
    Promise.all(collections.map(async (each) => (await each.get()).docs)),
    bucket.getFiles(),
  ]);
  return Object.fromEntries([
    ...documents.flat().map((each) => [each.ref.path, each.data()] as const),
    ...objects.map(({ name, metadata }) => [name, metadata.size] as const),
  ]);
}
