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
import type { ComputeState, MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { fieldsOf, type Identified, parseDocument, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import { type SearchResults, searchPage } from '../platform/search/search-page';
import { translationState } from '../translations/originals';
import type { TranslateMissing } from '../translations/translate-missing';
import {
  IMAGES,
  type ImageDocument,
  isDescribed,
  PlainImage,
  searchedTexts,
  toGalleryImage,
  toImageDocument,
  whereUndescribed,
} from './document';

export type ImageStore = ReturnType<typeof createImageStore>;

interface ImageStoreOptions {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly translateMissing: TranslateMissing;
  readonly clock: () => Date;
}

export function createImageStore({ db, library, translateMissing, clock }: ImageStoreOptions) {
  const images = db.collection(IMAGES);

  async function write(
    reference: DocumentReference,
    compose: (snapshot: DocumentSnapshot) => PlainImage,
    added?: NewMedia,
  ): Promise<AdminImage> {
    const computeState: ComputeState<ImageDocument> = (snapshot) => {
      const document = toImageDocument(compose(snapshot));
      return { document, mediaKeys: [document.picture.key], result: document };
    };
    const stored = await library.change(reference, computeState, added && [added]);
    const { state: arabic } = await translateMissing('images', reference.id, stored);
    return { ...toAdminImage({ ...PlainImage.parse(stored), id: reference.id }), arabic };
  }

  return {
    list({ category, description, search, ...request }: ImageQuery): Promise<SearchResults<AdminImage>> {
      const ofCategory: Query = category ? images.where('category', '==', category) : images;
      const list = {
        name: `images ${category ?? ''} ${description ?? ''}`,
        query: description ? whereUndescribed(ofCategory) : ofCategory,
        timestamp: 'createdAt',
        fields: fieldsOf(PlainImage),
        read(snapshot: DocumentSnapshot) {
          const image = parseDocument(PlainImage, snapshot);
          return image && toAdminImage(image);
        },
        textsOf: searchedTexts,
      };
      return searchPage(list, search, request);
    },

    add(draft: ImageDraft, fileName: string, added: NewMedia): Promise<AdminImage> {
      const image = { ...draft, ...textsFor(draft, fileName), picture: added.stored, createdAt: clock() };
      return write(images.doc(), () => PlainImage.parse(image), added);
    },

    async read(id: string): Promise<AdminImage> {
      const [snapshot] = await db.getAll(images.doc(id), { fieldMask: fieldsOf(PlainImage) });
      return toAdminImage(foundImage(snapshot));
    },

    /** Throws 404 for a missing image, 409 for an outdated `version`. */
    update(id: string, { version, ...changes }: ImageChanges): Promise<AdminImage> {
      return write(images.doc(id), (snapshot) => {
        const current = foundImage(snapshot);
        if (version !== undefined && version !== toAdminImage(current).version) {
          throw new AppError(409, ERROR_MESSAGES.imageChanged);
        }
        return applyChanges(current, changes);
      });
    },

    remove: (id: string): Promise<void> =>
      library.change(images.doc(id), deleteDocument(ERROR_MESSAGES.imageNotFound)),
  };
}

/** A blank title comes from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

/** Throws 400 for sub-categories outside the category Portfolio. */
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

function foundImage(snapshot: DocumentSnapshot | undefined): Identified<typeof PlainImage> {
  return foundOr404(snapshot ? parseDocument(PlainImage, snapshot) : null, ERROR_MESSAGES.imageNotFound);
}

function toAdminImage(image: Identified<typeof PlainImage>): AdminImage {
  const { createdAt: _createdAt, translations: _own, ...plain } = image;
  const shown = { ...toGalleryImage(plain), size: image.picture.size, described: isDescribed(image) };
  return { ...shown, version: versionOf(shown), arabic: translationState('images', image) };
}
