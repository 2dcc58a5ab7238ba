import { MEDIA_FILES, MediaDocument } from '../../../functions/src/media/document';
import { keyAt, type StoredMedia } from '../../../functions/src/media/stored-media';
import { createdAt, type SeedDocument } from './document';

const MEDIA_URL = /\/media\/[a-z0-9-]+\/\d+\.webp/g;

/** One document per image, with the paths of the documents that use it. */
export function mediaDocuments(
  images: readonly StoredMedia[],
  documents: readonly SeedDocument[],
): SeedDocument[] {
  const users = documents.map(({ path, data }) => ({ path, keys: keysIn(data) }));
  return images.flatMap((image) => {
    const usedBy = users.filter(({ keys }) => keys.has(image.key)).map(({ path }) => path);
    if (usedBy.length === 0) return [];
    const data = MediaDocument.parse({ picture: image, usedBy, createdAt: createdAt(0) });
    return [{ path: `${MEDIA_FILES}/${image.key}`, data }];
  });
}

/** Includes the images of the content. */
function keysIn(data: {
  picture?: StoredMedia;
  pictures?: readonly StoredMedia[];
  content?: string;
}): Set<string> {
  const { picture, pictures = [], content = '' } = data;
  const own = [...(picture ? [picture] : []), ...pictures].map(({ key }) => key);
  const inContent = (content.match(MEDIA_URL) ?? []).map(keyAt).filter((key) => key !== null);
  return new Set([...own, ...inContent]);
}
