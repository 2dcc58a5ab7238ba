import { expect, it } from 'vitest';
import { POSTS, PostDocument } from '../../../functions/src/content/kinds/posts';
import { MEDIA_FILES, MediaDocument } from '../../../functions/src/media/document';
import { keyAt } from '../../../functions/src/media/stored-media';
import { aStoredImage } from '../../../functions/src/testing/content';
import { IMAGE_NAMES } from './document';
import { mediaDocuments } from './media-documents';
import { CONTENT, elementsOf, entriesOf } from './testing/texts';

const STORED_IMAGES = IMAGE_NAMES.map((name) => aStoredImage({ key: `${name}-0a1b2c3d` }));

/** The paths of the documents that use each image, by its key. */
function usersOf(documents: Parameters<typeof mediaDocuments>[1]): Record<string, string[]> {
  const entries = mediaDocuments(STORED_IMAGES, documents).map(({ path, data }) => {
    const { picture: image, usedBy } = MediaDocument.parse(data);
    expect(path).toBe(`${MEDIA_FILES}/${image.key}`);
    return [image.key, usedBy] as const;
  });
  return Object.fromEntries(entries);
}

it('list the documents that use an image: as their own, as one of several, or in their content', () => {
  const [first, second] = STORED_IMAGES;
  if (!first || !second) throw new Error('The seed has no images');
  const content = `<p>Text</p><img src="/media/${second.key}/960.avif"><img src="/media/${second.key}/480.avif">`;
  const documents = [
    { path: 'images/a', data: { picture: first } },
    { path: 'projects/b', data: { pictures: [first, second] } },
    { path: 'posts/c', data: { picture: first, content } },
    { path: 'testimonials/d', data: { text: first.key } },
  ];
  expect(usersOf(documents)).toEqual({
    [first.key]: ['images/a', 'projects/b', 'posts/c'],
    [second.key]: ['projects/b', 'posts/c'],
  });
});

it('of the seed list the image library for every image, and each post for the images in its content', () => {
  const users = usersOf(CONTENT);
  for (const { key } of STORED_IMAGES) expect(users[key]).toContainEqual(expect.stringMatching(/^images\//));
  const used = entriesOf(POSTS, PostDocument).flatMap(({ id, content }) =>
    elementsOf(content).flatMap(({ attributes: { src } }) => (src ? [{ id, key: keyAt(src) ?? src }] : [])),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const { id, key } of used) expect(users[key]).toContain(`${POSTS}/${id}`);
});
