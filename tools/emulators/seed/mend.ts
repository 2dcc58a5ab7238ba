import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { PICTURES, PictureDocument } from '../../../functions/src/media/document';
import { objectPath } from '../../../functions/src/media/stored-picture';
import { readPictures, uploadPictures } from './pictures';

export interface Mended {
  /** How many objects of the sample pictures were put back. */
  readonly objects: number;
  /** Keys of pictures that documents show and of which objects are gone. */
  readonly lost: readonly string[];
}

/** Looks for pictures whose document outlived a crash that their objects did not, and puts back those of the sample. */
export async function mendPictures(db: Firestore, bucket: ReturnType<Storage['bucket']>): Promise<Mended> {
  const { docs } = await db.collection(PICTURES).get();
  const pictures = docs.map((document) => PictureDocument.parse(document.data()).picture);
  const shown = new Set(pictures.map(({ key }) => key));
  const sample = Object.values(readPictures()).filter(({ stored }) => shown.has(stored.key));
  const objects = await uploadPictures(bucket, sample);
  const [files] = await bucket.getFiles({ prefix: 'pictures/' });
  const present = new Set(files.map(({ name }) => name));
  const lost = pictures.filter(({ key, widths }) =>
    widths.some((width) => !present.has(objectPath(key, width))),
  );
  return { objects, lost: lost.map(({ key }) => key) };
}
