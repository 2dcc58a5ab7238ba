import {
  type AdminPost,
  type AdminPostQuery,
  createPost,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  isLive,
  listAdminPosts,
  minuteInDoha,
  type PostState,
  postPath,
  posts,
  publishPost,
  type UploadedFile,
  updatePost,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { fieldsOf, type Identified, parseDocument } from '../../platform/documents';
import { type Route, route } from '../../platform/route';
import { paginationOf, type SearchedList, searchPage } from '../../platform/search/search-page';
import { sanitizeContent } from '../../rich-text/sanitize-content';
import type { Categories, ReadCategories } from '../categories';
import { textsOfPost } from '../derived';
import type { Editor } from '../editor';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';
import {
  keyOf,
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
  readonly readCategories: ReadCategories;
}

/** Documents carry the fields that are searched. */
interface Listed {
  readonly document: Identified<typeof PostDocument>;
  readonly entry: AdminPost;
}

export function createPosts(dependencies: Dependencies) {
  const { db, editorOf, clock, readCategories } = dependencies;
  const collection = db.collection(POSTS);

  /** The key of a category of the site, or the spelling that other posts have. */
  async function canonicalCategory(category: string, id: string): Promise<string> {
    const site = await readCategories();
    const known = keyOf(site, category);
    if (known !== undefined) return known;
    const post = withCategory(await postPerCategory(collection, keysOf(site)), category);
    if (!post) return category;
    const stored: string = post.get('category');
    const isOnly = async () =>
      (await collection.where('category', '==', stored).limit(2).select().get()).size === 1;
    return post.id === id && (await isOnly()) ? category : stored;
  }

  const entries = createEntries(
    {
      name: POSTS,
      declared: posts,
      schema: PostDocument,
      notFound: ERROR_MESSAGES.postNotFound,
      fallbacks: {},
      ...onePicture,
      toShown: (document) => ({ ...onePicture.toShown(document), date: document.date.toISOString() }),
      review: {
        field: 'title',
        titleFields: ['title'],
        path: (post, now) => (isLive(post, now) ? postPath(post) : undefined),
      },
      convert: ({ date }, { at }, current) =>
        date === undefined ? {} : { date: postDate(date, at, current?.date) },
    },
    dependencies,
  );

  async function list({ search, state, category, ...request }: AdminPostQuery) {
    const ofState: Query = state ? OF_STATE[state](collection, clock()) : collection;
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
      readCategories().then((site) => postPerCategory(collection, keysOf(site))),
    ]);
    return {
      posts: results.entries.map(({ entry }) => entry),
      customCategories: categories.map((post) => String(post.get('category'))),
      pagination: { ...paginationOf(results, request.limit), total: results.total },
    };
  }

  async function receive<B extends z.output<typeof posts.New> | z.output<typeof posts.Changes>>(
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
    ...entryRoutes(posts, entries, editorOf),
    ...formRoutes({ create: createPost, update: updatePost }, entries, receive, editorOf),
    route(publishPost, ({ params, body }, context) =>
      entries.update(params.id, body, editorOf(context, { body }), []),
    ),
  ];
  return { ...entries, restore, routes };
}

const keysOf = ({ en }: Categories) => en.posts.map(({ key }) => key);

const OF_STATE: Record<PostState, (posts: Query, now: Date) => Query> = {
  draft: whereDraft,
  scheduled: whereScheduled,
  live: whereLive,
};

/** A day is now if it is today, else its noon in Doha; the same day or minute keeps the current date. */
export function postDate(text: string, now: Date, current?: Date): Date {
  const [day = '', time] = text.split('T');
  const isSame = (instant: Date) =>
    time === undefined ? dayInDoha(instant) === day : minuteInDoha(instant) === `${day} ${time}`;
  const known = [current, time === undefined ? now : undefined].find((instant) => instant && isSame(instant));
  return known ?? dateInDoha(day, `${time ?? '12:00'}:00`);
}
