import {
  type AdminPost,
  type AdminPostQuery,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  minuteInDoha,
  type NewPost,
  type PostChanges,
  type PostState,
  suggestedCategory,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { textsOfPost } from '../content/derived';
import type { Editor } from '../content/editor';
import { createEntries, type EntryDependencies } from '../content/entries';
import { resolveChosenImage } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument } from '../platform/documents';
import { type SearchedList, searchPage } from '../platform/search/search-page';
import { postPerCategory, withCategory } from './categories';
import { POSTS, PostDocument } from './document';
import { whereDraft, whereLive, whereScheduled } from './live';

export type AdminPostStore = ReturnType<typeof createAdminPostStore>;

interface Dependencies extends EntryDependencies {
  readonly clock: () => Date;
}

/** Documents carry the fields that are searched. */
interface Listed {
  readonly document: Identified<typeof PostDocument>;
  readonly entry: AdminPost;
}

export function createAdminPostStore(dependencies: Dependencies) {
  const entries = createEntries(
    {
      name: POSTS,
      schema: PostDocument,
      notFound: ERROR_MESSAGES.postNotFound,
      fallbacks: {},
      toFields,
      picturesOf: ({ picture }) => (picture ? [picture] : []),
      withPictures: (post, [picture]) => ({ ...post, picture }),
    },
    dependencies,
  );
  const posts = entries.collection;

  /** Spells a category as it is suggested, or as other posts do. */
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

    async list({ search, state, category, ...request }: AdminPostQuery) {
      const ofState: Query = state ? OF_STATE[state](posts, dependencies.clock()) : posts;
      const list: SearchedList<Listed> = {
        name: `posts ${state ?? ''} ${category ?? ''}`,
        query: category === undefined ? ofState : ofState.where('category', '==', category),
        timestamp: 'date',
        fields: fieldsOf(PostDocument),
        read(snapshot) {
          const document = parseDocument(PostDocument, snapshot);
          return document && { document, entry: entries.toEntry(document) };
        },
        textsOf: ({ document }) => textsOfPost(document),
      };
      const [{ entries: results, ...page }, categories] = await Promise.all([
        searchPage(list, search, request),
        postPerCategory(posts),
      ]);
      return {
        ...page,
        entries: results.map(({ entry }) => entry),
        customCategories: categories.map((post) => String(post.get('category'))),
      };
    },

    async create({ imagePath, date, copyOf, ...post }: NewPost, editor: Editor, added?: NewMedia) {
      const category = await canonicalCategory(post.category, editor.form);
      return entries.create(
        editor,
        async (find) => {
          const picture = await resolveChosenImage({ added, imagePath, find });
          return { ...post, category, picture, date: postDate(date, editor.at), createdAt: editor.at };
        },
        added && [added],
        copyOf,
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
        added && [added],
      );
    },

    restore: (id: string, editor: Editor) =>
      entries.restore(id, editor, async (post) => ({
        ...post,
        category: await canonicalCategory(post.category, id),
      })),
  };
}

const OF_STATE: Record<PostState, (posts: Query, now: Date) => Query> = {
  draft: whereDraft,
  scheduled: whereScheduled,
  live: whereLive,
};

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

/** A day is now if it is today, else its noon in Doha; the same day or minute keeps the current date. */
export function postDate(text: string, now: Date, current?: Date): Date {
  const [day = '', time] = text.split('T');
  const isSame = (instant: Date) =>
    time === undefined ? dayInDoha(instant) === day : minuteInDoha(instant) === `${day} ${time}`;
  const known = [current, time === undefined ? now : undefined].find((instant) => instant && isSame(instant));
  return known ?? dateInDoha(day, `${time ?? '12:00'}:00`);
}
