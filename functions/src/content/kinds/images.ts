import {
  type AdminImage,
  deleteImage,
  ERROR_MESSAGES,
  type GalleryImage,
  type GalleryQuery,
  getPortfolioImage,
  IMAGE_TITLE_MAX_LENGTH,
  IMAGES_PAGE_SIZE,
  type ImageCategory,
  ImageChanges,
  ImageDraft,
  type ImageQuery,
  images,
  listGallery,
  listImages,
  listPortfolioImages,
  MAX_GALLERY_IMAGES,
  type PortfolioImageQuery,
  paginate,
  readImage,
  titleFromFileName,
  type UploadedFile,
  updateImage,
  uploadImage,
  uploadImages,
  withoutExtension,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { processUpload } from '../../media/process-upload';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { errorResponseTo } from '../../platform/error-handler';
import { AppError, foundOr404 } from '../../platform/errors';
import { countOf, newestFirst, readPage } from '../../platform/paging';
import { cacheableRoute, type PanelContext, type Route, route } from '../../platform/route';
import { paginationOf, type SearchedList, searchPage } from '../../platform/search/search-page';
import { sha256 } from '../../platform/sha256';
import { keysOf, type ReadCategories, requireCategories } from '../categories';
import { isDescribed, isSameText } from '../derived';
import { documentOf, toPublic } from '../documents';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes } from '../routes';

export const IMAGES = 'images';

export const ImageDocument = documentOf(images, {
  picture: StoredMedia,
  /** The title that the file's name makes; absent in the seed. */
  fileTitle: z.string().optional(),
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** Images whose stored `described` is false. */
export function whereUndescribed(images: Query): Query {
  return images.where('described', '==', false);
}

/** Hides the file extension of a typed text. */
function toShown({ picture: stored, title, altText }: Pick<ImageDocument, 'picture' | 'title' | 'altText'>) {
  const { image: url, picture } = toResponsiveImage(stored);
  return { url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}

const GalleryFields = ImageDocument.omit({ createdAt: true, edited: true });
const CREATED_AT = 'createdAt';

function createGallery(db: Firestore, readCategories: ReadCategories) {
  const collection = db.collection(IMAGES);
  const portfolio = collection.where('category', '==', 'Portfolio' satisfies ImageCategory);

  async function occurringSubCategories() {
    const { pictures } = (await readCategories()).en;
    const keys = pictures.filter(({ isHidden }) => !isHidden).map(({ key }) => key);
    const counts = await Promise.all(
      keys.map((name) => {
        const query = portfolio.where('subCategories', 'array-contains', name);
        return countOf(newestFirst({ query, timestamp: CREATED_AT }).limit(1));
      }),
    );
    return keys.filter((_, index) => counts[index] !== 0);
  }

  return {
    async list({ category, limit = MAX_GALLERY_IMAGES }: GalleryQuery): Promise<GalleryImage[]> {
      const chosen = category ? collection.where('category', '==', category) : collection;
      const { docs } = await chosen
        .orderBy(CREATED_AT, 'desc')
        .limit(limit)
        .select(...fieldsOf(GalleryFields))
        .get();
      return parseDocuments(GalleryFields, docs).map(toPublicImage);
    },

    /** Lists the newest first, with the sub-categories of all pages. */
    async listPage({ subCategory, group, ...request }: PortfolioImageQuery) {
      const query = subCategory
        ? portfolio.where('subCategories', 'array-contains', subCategory)
        : group
          ? portfolio.where(
              'subCategories',
              'array-contains-any',
              keysOf((await readCategories()).en.pictures, group),
            )
          : portfolio;
      const list = {
        name: `portfolio ${subCategory ?? group ?? ''}`,
        query,
        timestamp: CREATED_AT,
        fields: [...fieldsOf(GalleryFields), CREATED_AT],
        isForwardOnly: true,
      };
      const [{ snapshots, total, next }, subCategories] = await Promise.all([
        readPage(list, { ...request, limit: IMAGES_PAGE_SIZE }),
        occurringSubCategories(),
      ]);
      return {
        images: parseDocuments(GalleryFields, snapshots).map(toPublicImage),
        subCategories,
        total,
        next,
      };
    },

    /** Returns `null` for an image outside the portfolio, or a missing one. */
    async read(id: string): Promise<GalleryImage | null> {
      const image = parseDocument(GalleryFields, await collection.doc(id).get());
      return image?.category === 'Portfolio' ? toPublicImage(image) : null;
    },
  };
}

/** A text that is only the file's name is blank: administrators find the image by it, visitors learn nothing. */
function toPublicImage({ fileTitle, ...image }: Identified<typeof GalleryFields>): GalleryImage {
  const shown = toPublic(images, image, toShown(image));
  const isFileName = (text: string) => fileTitle !== undefined && isSameText(text, fileTitle);
  const blank = {
    ...(isFileName(shown.title) && { title: '' }),
    ...(isFileName(shown.altText) && { altText: '' }),
  };
  const { ar, en } = shown.translations ?? {};
  const translations = { ...(ar && { ar: { ...ar, ...blank } }), ...(en && { en: { ...en, ...blank } }) };
  return { ...shown, ...blank, ...(shown.translations && { translations }) };
}

export function createImages(dependencies: EntryDependencies & { readonly readCategories: ReadCategories }) {
  const { db, editorOf, readCategories } = dependencies;
  const gallery = createGallery(db, readCategories);
  const entries = createEntries(
    {
      name: IMAGES,
      declared: { ...images, New: ImageDraft, Changes: ImageChanges },
      schema: ImageDocument,
      notFound: ERROR_MESSAGES.imageNotFound,
      fallbacks: { category: 'Gallery', subCategories: [] },
      review: {
        field: 'title',
        titleFields: ['title'],
        path: ({ id, category }) => (category === 'Portfolio' ? `/portfolio?picture=${id}` : '/'),
      },
      toShown: (image) => ({ ...toShown(image), size: image.picture.size, described: isDescribed(image) }),
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
  const { collection } = entries;

  function list({ category, description, search, ...request }: ImageQuery) {
    const ofCategory: Query = category ? collection.where('category', '==', category) : collection;
    const searched: SearchedList<AdminImage> = {
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
    return searchPage(searched, search, request);
  }

  const storeUpload = async (body: ImageDraft, file: UploadedFile, field: string, context: PanelContext) =>
    entries.create(
      { ...body, ...textsFor(body, file.name) },
      editorOf(context, { body, part: sha256(file.bytes) }),
      [await processUpload(file, field)],
    );

  /** Returns an image of any category; `null` for a missing one. */
  async function readSaved(id: string) {
    const image = parseDocument(GalleryFields, await collection.doc(id).get());
    return image && { entry: toPublicImage(image), published: image.category === 'Portfolio' };
  }

  const routes: Route[] = [
    cacheableRoute(listGallery, async ({ query }) => ({ images: await gallery.list(query) })),
    cacheableRoute(listPortfolioImages, async ({ query }) => {
      const { total, next, ...page } = await gallery.listPage(query);
      return { ...page, pagination: { ...paginate(total, IMAGES_PAGE_SIZE), next } };
    }),
    cacheableRoute(getPortfolioImage, async ({ params }) =>
      foundOr404(await gallery.read(params.id), ERROR_MESSAGES.imageNotFound),
    ),
    route(listImages, async ({ query }) => {
      const results = await list(query);
      return { images: results.entries, pagination: paginationOf(results, query.limit) };
    }),
    route(uploadImage, async ({ body, files: [file] }, context) => {
      await requireCategories(readCategories, 'pictures', body.subCategories);
      if (file) return storeUpload(body, file, uploadImage.multipart.file, context);
      throw imageMissing(uploadImage.multipart.file);
    }),
    route(uploadImages, async ({ body, files }, context) => {
      await requireCategories(readCategories, 'pictures', body.subCategories);
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
    route(updateImage, async ({ params, body }, context) => {
      await requireCategories(readCategories, 'pictures', body.subCategories ?? []);
      return entries.update(params.id, body, editorOf(context, { body }), []);
    }),
    ...entryRoutes({ read: readImage, remove: deleteImage }, entries, editorOf),
  ];
  return { ...entries, readSaved, routes };
}

/** A blank title comes from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const fileTitle = [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  const known = title || fileTitle;
  return { title: known, altText: altText || known, fileTitle };
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

function imageMissing(path: string): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path, message: ERROR_MESSAGES.imageMissing }]);
}

function messageFor(error: unknown): string {
  const { body: response } = errorResponseTo(error, `${uploadImages.method} ${uploadImages.path}`);
  return response.issues?.[0]?.message ?? response.message;
}
