import { PICTURES, PictureDocument } from '../../../functions/src/media/document';
import { keyAt, type StoredPicture } from '../../../functions/src/media/stored-picture';
import { createdAt, type SeedDocument } from './document';

const MEDIA_ADDRESS = /\/media\/[a-z0-9-]+\/\d+\.webp/g;

/** A document for each picture, with the paths of those that show it. */
export function pictureDocuments(
  pictures: readonly StoredPicture[],
  documents: readonly SeedDocument[],
): SeedDocument[] {
  const shown = documents.map(({ path, data }) => ({ path, keys: keysIn(data) }));
  return pictures.flatMap((picture) => {
    const usedBy = shown.filter(({ keys }) => keys.has(picture.key)).map(({ path }) => path);
    if (usedBy.length === 0) return [];
    const data = PictureDocument.parse({ picture, usedBy, createdAt: createdAt(0) });
    return [{ path: `${PICTURES}/${picture.key}`, data }];
  });
}

/** The pictures of a document, and those in its text. */
function keysIn(data: {
  picture?: StoredPicture;
  pictures?: readonly StoredPicture[];
  content?: string;
}): Set<string> {
  const { picture, pictures = [], content = '' } = data;
  const own = [...(picture ? [picture] : []), ...pictures].map(({ key }) => key);
  const inText = (content.match(MEDIA_ADDRESS) ?? []).map(keyAt).filter((key) => key !== null);
  return new Set([...own, ...inText]);
}
