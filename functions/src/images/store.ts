import {
  type AdminImage,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageChanges,
  type ImageDraft,
  type ImageQuery,
  SENTENCES,
  titleFromFileName,
} from '@alnafitha/contract';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { deletion } from '../media/deletion';
import type { NewPicture } from '../media/intake';
import type { PictureLibrary } from '../media/library';
import { fieldsOf, readDocument, versionOf } from '../platform/documents';
import { AppError, found } from '../platform/errors';
import { type FoundPage, findPage } from '../platform/search/find-page';
import {
  IMAGES,
  isDescribed,
  PlainImage,
  searchedTexts,
  toGalleryImage,
  toImageDocument,
  undescribed,
} from './document';

export type ImageStore = ReturnType<typeof createImageStore>;

export function createImageStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  const images = db.collection(IMAGES);

  /** Returns the image as stored, because the version comes from the database. Throws 404 if there is none. */
  const written = async (reference: DocumentReference): Promise<AdminImage> => {
    const [snapshot] = await db.getAll(reference, { fieldMask: fieldsOf(PlainImage) });
    return found(snapshot ? toAdminImage(snapshot) : null, SENTENCES.imageNotFound);
  };

  return {
    /** Newest first; of one category or of all, optionally only those without a description. */
    list({ category, description, search, ...request }: ImageQuery): Promise<FoundPage<AdminImage>> {
      const ofCategory: Query = category ? images.where('category', '==', category) : images;
      const list = {
        name: `images ${category ?? ''} ${description ?? ''}`,
        query: description ? undescribed(ofCategory) : ofCategory,
        timestamp: 'createdAt',
        fields: fieldsOf(PlainImage),
        read: toAdminImage,
        textsOf: searchedTexts,
      };
      return findPage(list, search, request);
    },

    async add(draft: ImageDraft, fileName: string, taken: NewPicture): Promise<AdminImage> {
      const reference = images.doc();
      const { stored: picture } = taken;
      const document = toImageDocument({
        ...draft,
        ...textsFor(draft, fileName),
        picture,
        createdAt: clock(),
      });
      const outcome = { document, pictures: [picture.key], result: undefined };
      await library.change(reference, () => outcome, [taken]);
      return written(reference);
    },

    /** Throws 404 for a missing image. */
    read: async (id: string): Promise<AdminImage> => written(images.doc(id)),

    /** Changes the given fields. Throws 404 for a missing image, 409 for an outdated `version`. */
    async update(id: string, { version, ...changes }: ImageChanges): Promise<AdminImage> {
      const reference = images.doc(id);
      await library.change(reference, (snapshot) => {
        const { id: _id, ...current } = found(readDocument(PlainImage, snapshot), SENTENCES.imageNotFound);
        if (version !== undefined && version !== versionOf(snapshot)) {
          throw new AppError(409, SENTENCES.imageChanged);
        }
        const document = toImageDocument(changed(current, changes));
        return { document, pictures: [current.picture.key], result: undefined };
      });
      return written(reference);
    },

    /** Throws 404 for a missing image. */
    remove: (id: string): Promise<void> => library.change(images.doc(id), deletion(SENTENCES.imageNotFound)),
  };
}

/** A missing title is derived from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

/** Throws 400 for sub-categories of an image outside the category Portfolio. */
function changed(current: PlainImage, changes: ImageChanges): PlainImage {
  const { title = current.title, altText = current.altText, category = current.category } = changes;
  const isPortfolio = category === 'Portfolio';
  if (!isPortfolio && changes.subCategories?.length) {
    const issue = { path: 'subCategories', message: SENTENCES.subCategoriesOfPortfolio };
    throw new AppError(400, SENTENCES.checkFields, [issue]);
  }
  const subCategories = isPortfolio ? (changes.subCategories ?? current.subCategories) : [];
  return { ...current, title, altText: altText || title, category, subCategories };
}

function toAdminImage(snapshot: DocumentSnapshot): AdminImage | null {
  const image = readDocument(PlainImage, snapshot);
  if (!image) return null;
  const { createdAt: _createdAt, ...shown } = image;
  return {
    ...toGalleryImage(shown),
    size: image.picture.size,
    described: isDescribed(image),
    version: versionOf(snapshot),
  };
}
