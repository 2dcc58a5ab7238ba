import { SENTENCES, type UploadedFile } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import { type NewPicture, takeIn } from './intake';
import type { Decide } from './library';
import { keyAt, type StoredPicture } from './stored-picture';

export interface PictureChoice {
  /** The uploaded file, which takes precedence over a URL. */
  readonly added: NewPicture | undefined;
  /** The public URL of a stored media file; blank for none, absent to keep the current one. */
  readonly imagePath: string | undefined;
  readonly current?: StoredPicture | undefined;
  readonly find: Parameters<Decide<unknown>>[1];
}

/** The new media file of a document. Throws 400 with an issue on `imagePath` for a deleted one. */
export async function chosenPicture(choice: PictureChoice): Promise<StoredPicture | undefined> {
  const { added, imagePath, current, find } = choice;
  if (added) return added.stored;
  if (imagePath === undefined) return current;
  if (imagePath === '') return undefined;
  const key = keyAt(imagePath);
  if (key === current?.key) return current;
  const picture = key === null ? null : await find(key);
  if (picture) return picture;
  throw new AppError(400, SENTENCES.checkFields, [{ path: 'imagePath', message: SENTENCES.pictureGone }]);
}

/** Processes the single image of a form; errors are issues on `image`. */
export async function uploadedPicture(files: readonly UploadedFile[]): Promise<NewPicture | undefined> {
  const [file] = files;
  return file && takeIn(file, 'image');
}
