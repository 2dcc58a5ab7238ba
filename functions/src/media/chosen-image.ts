import { ERROR_MESSAGES, type UploadedFile } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import type { Find } from './library';
import { type NewMedia, processUpload } from './process-upload';
import { keyAt, type StoredMedia } from './stored-media';

export interface Received<B> {
  readonly sent: B;
  readonly added: readonly NewMedia[];
}

interface WithPicture {
  readonly picture?: StoredMedia | undefined;
}

/** Documents have an image or none, which a form uploads, chooses, removes or keeps. */
export const onePicture = {
  picturesOf: ({ picture }: WithPicture) => (picture ? [picture] : []),

  withPictures: <D extends object>(document: D, [picture]: readonly StoredMedia[]) => ({
    ...document,
    picture,
  }),

  async receive<B>(sent: B, files: readonly UploadedFile[]): Promise<Received<B>> {
    const added = files.slice(0, 1).map((file) => processUpload(file, 'image'));
    return { sent, added: await Promise.all(added) };
  },

  async choose(
    { imagePath }: { readonly imagePath?: string | undefined },
    [added]: readonly NewMedia[],
    current: WithPicture | undefined,
    find: Find,
  ) {
    return { picture: await resolveChosenImage({ added, imagePath, current: current?.picture, find }) };
  },
};

interface WithPictures {
  readonly pictures: readonly StoredMedia[];
}

interface ChosenPaths {
  readonly imagePath?: string | undefined;
  readonly imagePaths?: readonly string[] | undefined;
}

/** Documents have any number of images, of which the first is the main one. */
export const manyPictures = {
  picturesOf: ({ pictures }: WithPictures) => pictures,

  withPictures: <D extends object>(document: D, pictures: readonly StoredMedia[]) => ({
    ...document,
    pictures,
  }),

  async receive<B extends ChosenPaths>(sent: B, files: readonly UploadedFile[]): Promise<Received<B>> {
    return { sent, added: await processUploadedImages(files, sent.imagePaths) };
  },

  /** Images come from `imagePaths`; without it, a new image becomes the first. */
  async choose(
    { imagePath, imagePaths }: ChosenPaths,
    added: readonly NewMedia[],
    { pictures: current }: WithPictures = { pictures: [] },
    find: Find,
  ) {
    if (imagePaths) return { pictures: await resolveChosenImages({ added, imagePaths, current, find }) };
    const [first, ...further] = current;
    const image = await resolveChosenImage({ added: added[0], imagePath, current: first, find });
    return {
      pictures: image ? [image, ...further.filter(({ key }) => key !== image.key)] : further,
    };
  },
};

interface ImageChoice {
  /** A new image takes precedence over `imagePath`. */
  readonly added: NewMedia | undefined;
  /** A blank path chooses no image, `undefined` the current one. */
  readonly imagePath: string | undefined;
  readonly current: StoredMedia | undefined;
  readonly find: Find;
}

/** Throws 400 at `imagePath` for a deleted image. */
async function resolveChosenImage(choice: ImageChoice): Promise<StoredMedia | undefined> {
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
async function resolveChosenImages(choice: ImagesChoice): Promise<StoredMedia[]> {
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

/** Throws 400 unless each blank of `imagePaths` has a file, and 413 for several files without `imagePaths`. */
async function processUploadedImages(
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
