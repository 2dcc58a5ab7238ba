import {
  type AdminImage,
  IMAGE_TITLE_MAX_LENGTH,
  type ImageDraft,
  type ImageQuery,
  SENTENCES,
} from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { IMAGES, ImageDocument, searchedTexts, toGalleryImage, toImageDocument } from '../gallery/document';
import { deletion } from '../pictures/deletion';
import type { NewPicture } from '../pictures/intake';
import type { PictureLibrary } from '../pictures/library';
import { fieldsOf, type Identified, readDocument } from '../platform/documents';
import { type FoundPage, findPage } from '../platform/search/find-page';

export type ImageStore = ReturnType<typeof createImageStore>;

/** All but the search prefixes, which outweigh the rest. */
const Listed = ImageDocument.omit({ searchPrefixes: true });

export function createImageStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  const images = db.collection(IMAGES);
  return {
    /** The newest first; of one category, or of all. */
    list({ category, search, ...request }: ImageQuery): Promise<FoundPage<AdminImage>> {
      const list = {
        name: `images ${category ?? ''}`,
        query: category ? images.where('category', '==', category) : images,
        timestamp: 'createdAt',
        fields: fieldsOf(Listed),
        read: readImage,
        textsOf: searchedTexts,
      };
      return findPage(list, search, request);
    },

    add(draft: ImageDraft, fileName: string, taken: NewPicture): Promise<AdminImage> {
      const reference = images.doc();
      const { stored: picture } = taken;
      const document = toImageDocument({
        ...draft,
        ...textsFor(draft, fileName),
        picture,
        createdAt: clock(),
      });
      const result = toAdminImage({ ...document, id: reference.id });
      return library.change(reference, () => ({ document, pictures: [picture.key], result }), [taken]);
    },

    /** Throws 404 where there is no image. */
    remove: (id: string): Promise<void> => library.change(images.doc(id), deletion(SENTENCES.imageNotFound)),
  };
}

/** What is not said of a picture, its file's name says, as far as a title goes. */
function textsFor({ title, altText }: ImageDraft, fileName: string) {
  const known = title || [...fileName].slice(0, IMAGE_TITLE_MAX_LENGTH).join('');
  return { title: known, altText: altText || known };
}

function readImage(snapshot: DocumentSnapshot): AdminImage | null {
  const image = readDocument(Listed, snapshot);
  return image && toAdminImage(image);
}

function toAdminImage({ createdAt: _createdAt, ...image }: Identified<typeof Listed>): AdminImage {
  return { ...toGalleryImage(image), size: image.picture.size };
}
