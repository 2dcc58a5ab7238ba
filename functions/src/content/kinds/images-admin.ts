import {
  type AdminImage,
  deleteImage,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageChanges,
  type ImageDraft,
  type ImageQuery,
  listImages,
  readImage,
  titleFromFileName,
  type UploadedFile,
  updateImage,
  uploadImage,
  uploadImages,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { processUpload } from '../../media/process-upload';
import { fieldsOf, type Identified, parseDocument } from '../../platform/documents';
import { errorResponseTo } from '../../platform/error-handler';
import { AppError } from '../../platform/errors';
import { type Context, type Route, route } from '../../platform/route';
import { paginationOf, type SearchedList, searchPage } from '../../platform/search/search-page';
import { sha256 } from '../../platform/sha256';
import { isDescribed } from '../derived';
import type { EditorOf } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes } from '../routes';
import { IMAGES, ImageDocument, toGalleryImage, whereUndescribed } from './images';

/** An upload is no copy of an image. */
interface Upload extends ImageDraft {
  readonly copyOf?: undefined;
}

export function createImages(dependencies: EntryDependencies) {
  const entries = createEntries<typeof ImageDocument, ImageFields, Upload, ImageChanges>(
    {
      name: IMAGES,
      schema: ImageDocument,
      notFound: ERROR_MESSAGES.imageNotFound,
      fallbacks: { category: 'Gallery', subCategories: [] },
      toFields,
      picturesOf: ({ picture }) => [picture],
      withPictures(image, [picture]) {
        if (!picture) throw new AppError(400, ERROR_MESSAGES.imageNotInLibrary);
        return { ...image, picture };
      },
      choose: async (_sent, [added], current) => ({ picture: added?.stored ?? current?.picture }),
      convert: (sent, _editor, current) => (current ? changedFields(current, sent) : {}),
    },
    dependencies,
  );
  const images = entries.collection;

  return {
    ...entries,

    list({ category, description, search, ...request }: ImageQuery) {
      const ofCategory: Query = category ? images.where('category', '==', category) : images;
      const list: SearchedList<AdminImage> = {
        name: `images ${category ?? ''} ${description ?? ''}`,
        query: description ? whereUndescribed(ofCategory) : ofCategory,
        timestamp: 'createdAt',
        fields: fieldsOf(ImageDocument),
        read(snapshot) {
          const image = parseDocument(ImageDocument, snapshot);
          return image && entries.toEntry(image);
        },
        textsOf: ({ title, altText }) => [title, altText],
      };
      return searchPage(list, search, request);
    },
  };
}

/** A blank title comes from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

/** Throws 400 for sub-categories outside the category Portfolio. */
function changedFields(current: ImageDocument, changes: ImageChanges) {
  const { title = current.title, altText = current.altText, category = current.category } = changes;
  const isPortfolio = category === 'Portfolio';
  if (!isPortfolio && changes.subCategories?.length) {
    const issue = { path: 'subCategories', message: ERROR_MESSAGES.subCategoriesOfPortfolio };
    throw new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
  }
  const subCategories = isPortfolio ? (changes.subCategories ?? current.subCategories) : [];
  return { title, altText: altText || title, category, subCategories };
}

type ImageFields = ReturnType<typeof toFields>;

function toFields(image: Identified<typeof ImageDocument>) {
  const { createdAt: _createdAt, translations: _texts, edited: _edited, ...plain } = image;
  return { ...toGalleryImage(plain), size: image.picture.size, described: isDescribed(image) };
}

export function imageRoutes(images: ReturnType<typeof createImages>, editorOf: EditorOf): Route[] {
  const storeUpload = async (
    body: ImageDraft,
    file: UploadedFile,
    field: string,
    context: Context<'admin'>,
  ) =>
    images.create(
      { ...body, ...textsFor(body, file.name) },
      editorOf(context, { body, part: sha256(file.bytes) }),
      [await processUpload(file, field)],
    );

  return [
    route(listImages, async ({ query }) => {
      const results = await images.list(query);
      return { images: results.entries, pagination: paginationOf(results, query.limit) };
    }),
    route(uploadImage, async ({ body, files: [file] }, context) => {
      if (file) return storeUpload(body, file, uploadImage.multipart.file, context);
      throw imageMissing(uploadImage.multipart.file);
    }),
    route(uploadImages, async ({ body, files }, context) => {
      const field = uploadImages.multipart.file;
      if (files.length === 0) throw imageMissing(field);
      const outcomes = await Promise.allSettled(files.map((file) => storeUpload(body, file, field, context)));
      return {
        images: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
        failures: outcomes.flatMap((outcome, index) =>
          outcome.status === 'rejected' ? [{ index, message: messageFor(outcome.reason) }] : [],
        ),
      };
    }),
    route(updateImage, ({ params, body }, context) =>
      images.update(params.id, body, editorOf(context, { body }), []),
    ),
    ...entryRoutes({ read: readImage, remove: deleteImage }, images, editorOf),
  ];
}

function imageMissing(path: string): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path, message: ERROR_MESSAGES.imageMissing }]);
}

function messageFor(error: unknown): string {
  const { body: response } = errorResponseTo(error, `${uploadImages.method} ${uploadImages.path}`);
  return response.issues?.[0]?.message ?? response.message;
}
