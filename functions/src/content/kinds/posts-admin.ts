import {
  type AdminPost,
  type AdminPostQuery,
  createPost,
  dateInDoha,
  dayInDoha,
  deletePost,
  ERROR_MESSAGES,
  isLive,
  listAdminPosts,
  minuteInDoha,
  type NewPost,
  type PostChanges,
  type PostState,
  postPath,
  publishPost,
  readAdminPost,
  suggestedCategory,
  type UploadedFile,
  updatePost,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { onePicture } from '../../media/chosen-image';
import { toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument } from '../../platform/documents';
import { type Route, route } from '../../platform/route';
import { paginationOf, type SearchedList, searchPage } from '../../platform/search/search-page';
import { sanitizeContent } from '../../rich-text/sanitize-content';
import { textsOfPost } from '../derived';
import type { Editor } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';
import {
  POSTS,
  PostDocument,
  postPerCategory,
  whereDraft,
  whereLive,
  whereScheduled,
  withCategory,
} from './posts';

interface Dependencies extends EntryDependencies {
  readonly clock: () => Date;
}

/** Documents carry the fields that are searched. */
interface Listed {
  readonly document: Identified<typeof PostDocument>;
  readonly entry: AdminPost;
}

export function createPosts(dependencies: Dependencies) {
  const { db, editorOf, clock } = dependencies;
  const posts = db.collection(POSTS);

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

  const entries = createEntries<typeof PostDocument, PostFields, NewPost, PostChanges>(
    {
      name: POSTS,
      schema: PostDocument,
      notFound: ERROR_MESSAGES.postNotFound,
      fallbacks: {},
      toFields,
      ...onePicture,
      review: { field: 'title', path: (post, now) => (isLive(post, now) ? postPath(post) : undefined) },
      convert: ({ date }, { at }, current) =>
        date === undefined ? {} : { date: postDate(date, at, current?.date) },
    },
    dependencies,
  );

  async function list({ search, state, category, ...request }: AdminPostQuery) {
    const ofState: Query = state ? OF_STATE[state](posts, clock()) : posts;
    const searched: SearchedList<Listed> = {
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
    const [results, categories] = await Promise.all([
      searchPage(searched, search, request),
      postPerCategory(posts),
    ]);
    return {
      posts: results.entries.map(({ entry }) => entry),
      customCategories: categories.map((post) => String(post.get('category'))),
      pagination: { ...paginationOf(results, request.limit), total: results.total },
    };
  }

  async function receive<B extends NewPost | PostChanges>(
    body: B,
    files: readonly UploadedFile[],
    id: string,
  ) {
    const content = body.content === undefined ? {} : { content: await sanitizeContent(body.content) };
    const category = body.category ? { category: await canonicalCategory(body.category, id) } : {};
    return onePicture.receive({ ...body, ...content, ...category }, files);
  }

  const restore = (id: string, editor: Editor) =>
    entries.restore(id, editor, async (post) => ({
      ...post,
      category: await canonicalCategory(post.category, id),
    }));

  const routes: Route[] = [
    route(listAdminPosts, ({ query }) => list(query)),
    ...entryRoutes({ read: readAdminPost, remove: deletePost }, entries, editorOf),
    ...formRoutes({ create: createPost, update: updatePost }, entries, receive, editorOf),
    route(publishPost, ({ params, body }, context) =>
      entries.update(params.id, body, editorOf(context, { body }), []),
    ),
  ];
  return { ...entries, restore, routes };
}

const OF_STATE: Record<PostState, (posts: Query, now: Date) => Query> = {
  draft: whereDraft,
  scheduled: whereScheduled,
  live: whereLive,
};

type PostFields = ReturnType<typeof toFields>;

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
