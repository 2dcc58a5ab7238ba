import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { PICTURES, PictureDocument } from '../../../functions/src/media/document';
import { objectPath } from '../../../functions/src/media/stored-picture';
import { readPictures, uploadPictures } from './pictures';

export interface Mended {
  /** The number of objects of seed images that were uploaded again. */
  readonly objects: number;
  /** Keys of images that documents use and whose objects are missing. */
  readonly lost: readonly string[];
}

/** Finds images whose objects a crash has lost, and uploads those of the seed again. */
export async function mendPictures(db: Firestore, bucket: ReturnType<Storage['bucket']>): Promise<Mended> {
  const { docs } = await db.collection(PICTURES).get();
  const images = docs.map((document) => PictureDocument.parse(document.data()).picture);
  const used = new Set(images.map(({ key }) => key));
  const seedImages = Object.values(readPictures()).filter(({ stored }) => used.has(stored.key));
  const objects = await uploadPictures(bucket, seedImages);
  const [files] = await bucket.getFiles({ prefix: 'pictures/' });
  const present = new Set(files.map(({ name }) => name));
  const lost = images.filter(({ key, widths }) =>
    widths.some((width) => !present.has(objectPath(key, width))),
  );
  return { objects, lost: lost.map(({ key }) => key) };
}
