import {
  type AdminPostQuery,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  type PostChanges,
  type PostDraft,
  suggestedCategory,
} from '@alnafitha/contract';
import { createEntries, type EntryDependencies } from '../entries/entries';
import type { Editor } from '../history/editor';
import { resolveChosenImage } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../platform/documents';
import { readPage } from '../platform/paging';
import { imageKeysIn } from '../rich-text/sanitize-content';
import { postPerCategory, withCategory } from './categories';
import { POSTS, PostDocument } from './document';

export type AdminPostStore = ReturnType<typeof createAdminPostStore>;

export function createAdminPostStore(dependencies: EntryDependencies) {
  const entries = createEntries(
    {
      kind: POSTS,
      schema: PostDocument,
      notFound: ERROR_MESSAGES.postNotFound,
      fallbacks: {},
      toFields,
      picturesOf: ({ picture }) => (picture ? [picture] : []),
      withPictures: (post, [picture]) => ({ ...post, picture }),
      async complete(post, find) {
        const fileKeys = imageKeysIn(`${post.content} ${post.translations.content?.text ?? ''}`);
        const images = await Promise.all(fileKeys.map(find));
        return { document: { ...post, contentPictures: images.filter((each) => each !== null) }, fileKeys };
      },
    },
    dependencies,
  );
  const posts = entries.collection;

  /** As it is suggested, or as other posts spell it. */
  async function canonicalCategory(category: string, id: string): Promise<string> {
    const suggested = suggestedCategory(category);
    if (suggested !== undefined) return suggested;
    const post = withCategory(await postPerCategory(posts), category);
    if (!post) return category;
    const stored: string = post.get('category');
    const isOnly = async () =>
      (await posts.where('category', '==', stored).limit(2).select().get()).size === 1;
    return post.id === id && (await isOnly()) ? category : stored;
  }

  return {
    ...entries,

    async list(request: AdminPostQuery) {
      const list = { name: 'posts', query: posts, timestamp: 'date', fields: fieldsOf(PostDocument) };
      const { snapshots, ...page } = await readPage(list, request);
      return { posts: parseDocuments(PostDocument, snapshots).map(entries.toEntry), ...page };
    },

    async create({ imagePath, date, ...post }: PostDraft, editor: Editor, added?: NewMedia) {
      const category = await canonicalCategory(post.category, editor.key);
      return entries.create(
        editor,
        async (find) => {
          const picture = await resolveChosenImage({ added, imagePath, find });
          return { ...post, category, picture, date: postDate(date, editor.at), createdAt: editor.at };
        },
        added,
      );
    },

    /** Throws 400 for a deleted image. */
    async update(
      id: string,
      { version, revision, imagePath, date, ...changes }: PostChanges,
      editor: Editor,
      added?: NewMedia,
    ) {
      const category = changes.category && (await canonicalCategory(changes.category, id));
      return entries.update(
        id,
        { version, revision },
        editor,
        async (current, find) => {
          const picture = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          const instant = date === undefined ? current.date : postDate(date, editor.at, current.date);
          return { ...current, ...changes, ...(category && { category }), picture, date: instant };
        },
        added,
      );
    },

    restore: (id: string, editor: Editor) =>
      entries.restore(id, editor, async (post) => ({
        ...post,
        category: await canonicalCategory(post.category, id),
      })),
  };
}

function toFields(document: Identified<typeof PostDocument>) {
  const {
    picture,
    date,
    createdAt: _createdAt,
    contentPictures: _contentPictures,
    translations: _translations,
    edited: _edited,
    ...post
  } = document;
  return { ...post, date: date.toISOString(), ...(picture && toResponsiveImage(picture)) };
}

/** Now for today, else noon in Doha; the same day keeps the current date. */
export function postDate(day: string, now: Date, current?: Date): Date {
  const known = [current, now].find((instant) => instant && dayInDoha(instant) === day);
  return known ?? dateInDoha(day, '12:00:00');
}
