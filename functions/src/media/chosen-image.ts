import { ERROR_MESSAGES, type ResponsiveImage, type UploadedFile } from '@alnafitha/contract';
import { z } from 'zod';
import { AppError } from '../platform/errors';
import type { Find } from './library';
import { type NewMedia, processUpload } from './process-upload';
import { keyAt, StoredMedia, toResponsiveImage } from './stored-media';

export interface Received<B> {
  readonly sent: B;
  readonly added: readonly NewMedia[];
}

interface WithPicture {
  readonly picture?: StoredMedia | undefined;
}

interface ChosenPath {
  readonly imagePath?: string | undefined;
}

/** Documents have an image or none, which a form uploads, chooses, removes or keeps. */
export const onePicture = {
  stored: { picture: StoredMedia.optional() },

  /** What administrators and visitors see. */
  toShown({ picture }: WithPicture): {
    [Field in keyof ResponsiveImage]: ResponsiveImage[Field] | undefined;
  } {
    return picture ? toResponsiveImage(picture) : { image: undefined, picture: undefined };
  },

  picturesOf: ({ picture }: WithPicture) => (picture ? [picture] : []),

  withPictures: <D extends object>(document: D, [picture]: readonly StoredMedia[]) => ({
    ...document,
    picture,
  }),

  async receive<B>(sent: B, files: readonly UploadedFile[]): Promise<Received<B>> {
    return { sent, added: await processAll(files.slice(0, 1)) };
  },

  async choose(
    { imagePath }: ChosenPath,
    [added]: readonly NewMedia[],
    current: WithPicture | undefined,
    find: Find,
  ) {
    return { picture: await chosenImage(imagePath, added, current?.picture, find) };
  },
};

interface WithPictures {
  readonly pictures: readonly StoredMedia[];
}

interface ChosenPaths extends ChosenPath {
  /** A blank path stands for the next uploaded file. */
  readonly imagePaths?: readonly string[] | undefined;
}

/** Documents have any number of images, of which the first is the main one. */
export const manyPictures = {
  stored: { pictures: z.array(StoredMedia) },

  /** What administrators see. */
  toShown({ pictures }: WithPictures) {
    const shown = pictures.map(toResponsiveImage);
    return { images: shown.map(({ image }) => image), picture: shown[0]?.picture };
  },

  picturesOf: ({ pictures }: WithPictures) => pictures,

  withPictures: <D extends object>(document: D, pictures: readonly StoredMedia[]) => ({
    ...document,
    pictures,
  }),

  /** Throws 400 unless each blank of `imagePaths` has a file, and 413 for several files without `imagePaths`. */
  async receive<B extends ChosenPaths>(sent: B, files: readonly UploadedFile[]): Promise<Received<B>> {
    const { imagePaths } = sent;
    if (!imagePaths && files.length > 1) throw imageError(413, 'image', ERROR_MESSAGES.tooManyImages);
    if (imagePaths && imagePaths.filter((path) => path === '').length !== files.length)
      throw imageError(400, 'imagePaths', ERROR_MESSAGES.invalidValue);
    return { sent, added: await processAll(files) };
  },

  /** Images come from `imagePaths`, each once; without it, a new image becomes the first. */
  async choose(
    { imagePath, imagePaths }: ChosenPaths,
    added: readonly NewMedia[],
    { pictures: current }: WithPictures = { pictures: [] },
    find: Find,
  ) {
    const [first, ...further] = current;
    const uploaded = added.map(({ stored }) => stored);
    const chosen = imagePaths
      ? await Promise.all(
          imagePaths.map((path) => (path === '' ? uploaded.shift() : imageAt(path, current, find))),
        )
      : [await chosenImage(imagePath, added[0], first, find), ...further];
    const pictures = chosen.filter((image) => image !== undefined && image !== null);
    if (imagePaths && pictures.length < chosen.length)
      throw imageError(400, 'imagePaths', ERROR_MESSAGES.imageNotInLibrary);
    return { pictures: [...new Map(pictures.map((image) => [image.key, image])).values()] };
  },
};

/**
 * A new image takes precedence over the path; a blank path chooses no image, `undefined` the current one.
 * Throws 400 for a deleted image.
 */
async function chosenImage(
  path: string | undefined,
  added: NewMedia | undefined,
  current: StoredMedia | undefined,
  find: Find,
): Promise<StoredMedia | undefined> {
  if (added) return added.stored;
  if (path === undefined) return current;
  if (path === '') return undefined;
  const image = await imageAt(path, current ? [current] : [], find);
  if (image) return image;
  throw imageError(400, 'imagePath', ERROR_MESSAGES.imageNotInLibrary);
}

/** A current image may be no longer in the library. */
async function imageAt(path: string, current: readonly StoredMedia[], find: Find) {
  const key = keyAt(path);
  return current.find((image) => image.key === key) ?? (key === null ? null : find(key));
}

function processAll(files: readonly UploadedFile[]): Promise<NewMedia[]> {
  return Promise.all(files.map((file) => processUpload(file, 'image')));
}

function imageError(status: number, path: string, message: string): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path, message }]);
}
