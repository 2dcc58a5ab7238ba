import { ERROR_MESSAGES, type UploadedFile } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import type { Find } from './library';
import { type NewMedia, processUpload } from './process-upload';
import { keyAt, type StoredMedia } from './stored-media';

export interface ImageChoice {
  /** Takes precedence over `imagePath`. */
  readonly added: NewMedia | undefined;
  /** Blank for none, absent to keep the current one. */
  readonly imagePath: string | undefined;
  readonly current?: StoredMedia | undefined;
  readonly find: Find;
}

/** Throws 400 at `imagePath` for a deleted image. */
export async function resolveChosenImage(choice: ImageChoice): Promise<StoredMedia | undefined> {
  const { added, imagePath, current, find } = choice;
  if (added) return added.stored;
  if (imagePath === undefined) return current;
  if (imagePath === '') return undefined;
  const key = keyAt(imagePath);
  if (key === current?.key) return current;
  const image = key === null ? null : await find(key);
  if (image) return image;
  throw new AppError(400, ERROR_MESSAGES.checkFields, [
    { path: 'imagePath', message: ERROR_MESSAGES.imageNotInLibrary },
  ]);
}

export async function processUploadedImage(files: readonly UploadedFile[]): Promise<NewMedia | undefined> {
  const [file] = files;
  return file && processUpload(file, 'image');
}
