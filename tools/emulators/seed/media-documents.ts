import { MEDIA_FILES, MediaDocument } from '../../../functions/src/media/document';
import type { StoredMedia } from '../../../functions/src/media/stored-media';
import { imageKeysIn } from '../../../functions/src/rich-text/sanitize-content';
import { createdAt, type SeedDocument } from './document';

/** Each image that is used has a document with the paths of the documents that use it. */
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
  const keys = [...(picture ? [picture] : []), ...pictures].map(({ key }) => key);
  return new Set([...keys, ...imageKeysIn(content)]);
}
