import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { MEDIA_FILES, MediaDocument } from '../../../functions/src/media/document';
import { objectPath } from '../../../functions/src/media/stored-media';
import { readImages, uploadImages } from './image-files';

export interface RestoredImages {
  /** The number of objects of seed images that were uploaded again. */
  readonly objects: number;
  /** Keys of images that documents use and whose objects are missing. */
  readonly lost: readonly string[];
}

/** Finds images whose objects a crash has lost, and uploads those of the seed again. */
export async function restoreSeedImages(
  db: Firestore,
  bucket: ReturnType<Storage['bucket']>,
): Promise<RestoredImages> {
  const { docs } = await db.collection(MEDIA_FILES).get();
  const images = docs.map((document) => MediaDocument.parse(document.data()).picture);
  const used = new Set(images.map(({ key }) => key));
  const seedImages = Object.values(readImages()).filter(({ stored }) => used.has(stored.key));
  const objects = await uploadImages(bucket, seedImages);
  const [files] = await bucket.getFiles({ prefix: 'pictures/' });
  const present = new Set(files.map(({ name }) => name));
  const lost = images.filter(({ key, widths }) =>
    widths.some((width) => !present.has(objectPath(key, width))),
  );
  return { objects, lost: lost.map(({ key }) => key) };
}
