import { ERROR_MESSAGES, type UploadedFile } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import type { Find } from './library';
import { type NewMedia, processUpload } from './process-upload';
import { keyAt, type StoredMedia } from './stored-media';

interface ImageChoice {
  /** A new image takes precedence over `imagePath`. */
  readonly added: NewMedia | undefined;
  /** A blank path chooses no image, `undefined` the current one. */
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
  const image = await imageAt(imagePath, current ? [current] : [], find);
  if (image) return image;
  throw imageError(400, 'imagePath', ERROR_MESSAGES.imageNotInLibrary);
}

interface ImagesChoice {
  readonly added: readonly NewMedia[];
  /** A blank path stands for the next of `added`. */
  readonly imagePaths: readonly string[];
  readonly current: readonly StoredMedia[];
  readonly find: Find;
}

/** Returns each image once. Throws 400 at `imagePaths` for a deleted one. */
export async function resolveChosenImages(choice: ImagesChoice): Promise<StoredMedia[]> {
  const { added, imagePaths, current, find } = choice;
  const uploaded = added.map(({ stored }) => stored);
  const images = await Promise.all(
    imagePaths.map((path) => (path === '' ? uploaded.shift() : imageAt(path, current, find))),
  );
  const chosen = images.filter((image) => image !== undefined && image !== null);
  if (chosen.length < images.length) throw imageError(400, 'imagePaths', ERROR_MESSAGES.imageNotInLibrary);
  return [...new Map(chosen.map((image) => [image.key, image])).values()];
}

/** A current image may be no longer in the library. */
async function imageAt(path: string, current: readonly StoredMedia[], find: Find) {
  const key = keyAt(path);
  return current.find((image) => image.key === key) ?? (key === null ? null : find(key));
}

export async function processUploadedImage(files: readonly UploadedFile[]): Promise<NewMedia | undefined> {
  const [file] = files;
  return file && processUpload(file, 'image');
}

/** Throws 400 unless each blank of `imagePaths` has a file, and 413 for several files without `imagePaths`. */
export async function processUploadedImages(
  files: readonly UploadedFile[],
  imagePaths: readonly string[] | undefined,
): Promise<NewMedia[]> {
  if (!imagePaths && files.length > 1) throw imageError(413, 'image', ERROR_MESSAGES.tooManyImages);
  if (imagePaths && imagePaths.filter((path) => path === '').length !== files.length)
    throw imageError(400, 'imagePaths', ERROR_MESSAGES.invalidValue);
  return Promise.all(files.map((file) => processUpload(file, 'image')));
}

function imageError(status: number, path: string, message: string): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path, message }]);
}
