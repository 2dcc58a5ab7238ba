import {
  type AdminImage,
  ERROR_MESSAGES,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageChanges,
  type ImageDraft,
  type ImageQuery,
  titleFromFileName,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { isDescribed } from '../content/derived';
import type { Editor } from '../content/editor';
import { createEntries, type EntryDependencies } from '../content/entries';
import type { NewMedia } from '../media/process-upload';
import { fieldsOf, type Identified, parseDocument } from '../platform/documents';
import { AppError } from '../platform/errors';
import { type SearchedList, searchPage } from '../platform/search/search-page';
import { IMAGES, ImageDocument, toGalleryImage, whereUndescribed } from './document';

export type ImageStore = ReturnType<typeof createImageStore>;

export function createImageStore(dependencies: EntryDependencies) {
  const entries = createEntries(
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

    add: (draft: ImageDraft, fileName: string, editor: Editor, added: NewMedia) =>
      entries.create(
        editor,
        () => ({ ...draft, ...textsFor(draft, fileName), picture: added.stored, createdAt: editor.at }),
        [added],
      ),

    update: (id: string, { version, revision, ...changes }: ImageChanges, editor: Editor) =>
      entries.update(id, { version, revision }, editor, (current) => applyChanges(current, changes)),
  };
}

/** A blank title comes from the file name. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...titleFromFileName(fileName)].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

/** Throws 400 for sub-categories outside the category Portfolio. */
function applyChanges(current: ImageDocument, changes: ImageChanges): ImageDocument {
  const { title = current.title, altText = current.altText, category = current.category } = changes;
  const isPortfolio = category === 'Portfolio';
  if (!isPortfolio && changes.subCategories?.length) {
    const issue = { path: 'subCategories', message: ERROR_MESSAGES.subCategoriesOfPortfolio };
    throw new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
  }
  const subCategories = isPortfolio ? (changes.subCategories ?? current.subCategories) : [];
  return { ...current, title, altText: altText || title, category, subCategories };
}

function toFields(image: Identified<typeof ImageDocument>) {
  const { createdAt: _createdAt, translations: _texts, edited: _edited, ...plain } = image;
  return { ...toGalleryImage(plain), size: image.picture.size, described: isDescribed(image) };
}
