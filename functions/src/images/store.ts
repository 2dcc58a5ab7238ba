import {
  type AdminImage,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageChanges,
  type ImageDraft,
  type ImageQuery,
  titleFromFileName,
} from '@alnafitha/contract';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { deleteDocument } from '../media/deletion';
import type { MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { fieldsOf, parseDocument, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import { type SearchResults, searchPage } from '../platform/search/search-page';
import {
  IMAGES,
  isDescribed,
  PlainImage,
  searchedTexts,
  toGalleryImage,
  toImageDocument,
  whereUndescribed,
} from './document';

export type ImageStore = ReturnType<typeof createImageStore>;

export function createImageStore(db: Firestore, library: MediaLibrary, clock: () => Date) {
  const images = db.collection(IMAGES);

  /** Returns the image as stored, because the version comes from the database. Throws 404 if there is none. */
  const written = async (reference: DocumentReference): Promise<AdminImage> => {
    const [snapshot] = await db.getAll(reference, { fieldMask: fieldsOf(PlainImage) });
    return foundOr404(snapshot ? toAdminImage(snapshot) : null, ERROR_MESSAGES.imageNotFound);
  };

  return {
    /** Newest first; of one category or of all, optionally only those without a description. */
    list({ category, description, search, ...request }: ImageQuery): Promise<SearchResults<AdminImage>> {
      const ofCategory: Query = category ? images.where('category', '==', category) : images;
      const list = {
        name: `images ${category ?? ''} ${description ?? ''}`,
        query: description ? whereUndescribed(ofCategory) : ofCategory,
        timestamp: 'createdAt',
        fields: fieldsOf(PlainImage),
        read: toAdminImage,
        textsOf: searchedTexts,
      };
      return searchPage(list, search, request);
    },

    async add(draft: ImageDraft, fileName: string, taken: NewMedia): Promise<AdminImage> {
      const reference = images.doc();
      const { stored: picture } = taken;
      const document = toImageDocument({
        ...draft,
        ...textsFor(draft, fileName),
        picture,
        createdAt: clock(),
      });
      const outcome = { document, mediaKeys: [picture.key], result: undefined };
      await library.change(reference, () => outcome, [taken]);
      return written(reference);
    },

    /** Throws 404 for a missing image. */
    read: async (id: string): Promise<AdminImage> => written(images.doc(id)),

    /** Changes the given fields. Throws 404 for a missing image, 409 for an outdated `version`. */
    async update(id: string, { version, ...changes }: ImageChanges): Promise<AdminImage> {
      const reference = images.doc(id);
      await library.change(reference, (snapshot) => {
        const { id: _id, ...current } = foundOr404(
          parseDocument(PlainImage, snapshot),
          ERROR_MESSAGES.imageNotFound,
        );
        if (version !== undefined && version !== versionOf(snapshot)) {
          throw new AppError(409, ERROR_MESSAGES.imageChanged);
        }
        const document = toImageDocument(applyChanges(current, changes));
        return { document, mediaKeys: [current.picture.key], result: undefined };
      });
      return written(reference);
    },

    /** Throws 404 for a missing image. */
    remove: (id: string): Promise<void> =>
      library.change(images.doc(id), deleteDocument(ERROR_MESSAGES.imageNotFound)),
  };
}

/** A missing title is derived from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

/** Throws 400 for sub-categories of an image outside the category Portfolio. */
function applyChanges(current: PlainImage, changes: ImageChanges): PlainImage {
  const { title = current.title, altText = current.altText, category = current.category } = changes;
  const isPortfolio = category === 'Portfolio';
  if (!isPortfolio && changes.subCategories?.length) {
    const issue = { path: 'subCategories', message: ERROR_MESSAGES.subCategoriesOfPortfolio };
    throw new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
  }
  const subCategories = isPortfolio ? (changes.subCategories ?? current.subCategories) : [];
  return { ...current, title, altText: altText || title, category, subCategories };
}

function toAdminImage(snapshot: DocumentSnapshot): AdminImage | null {
  const image = parseDocument(PlainImage, snapshot);
  if (!image) return null;
  const { createdAt: _createdAt, ...shown } = image;
  return {
    ...toGalleryImage(shown),
    size: image.picture.size,
    described: isDescribed(image),
    version: versionOf(snapshot),
  };
}
