import {
  type Company,
  categoryKey,
  ERROR_MESSAGES,
  foldContent,
  getPost,
  isLive,
  listPosts,
  MAX_CUSTOM_CATEGORIES,
  type Post,
  type PostQuery,
  paginate,
  posts,
} from '@alnafitha/contract';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import type { NextChange } from '../../platform/caching';
import { type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { createMemoizer } from '../../platform/memoize';
import { type PageRequest, readPage } from '../../platform/paging';
import { cacheableRoute, type Route } from '../../platform/route';
import { publicTranslations, translationFields } from '../../translations/public-translations';
import type { Categories, ReadCategories } from '../categories';
import { documentOf, listOf, toPublic } from '../documents';

/** The field that says whether the company wants a post seen. */
export const PUBLISHED = 'published';
/** Post ids contain no hyphen. */
export const POSTS = 'posts';

export const PostDocument = documentOf(posts, onePicture.stored).extend({
  /** Images that the content shows or links to. */
  contentPictures: z.array(StoredMedia).default([]),
  date: FirestoreTimestamp,
  slug: z.string().optional(),
});
export type PostDocument = z.infer<typeof PostDocument>;

/** The last edit after the post's date. */
export function modifiedAt({ date, edited }: Pick<PostDocument, 'date' | 'edited'>): Date | undefined {
  return edited && edited.at > date ? edited.at : undefined;
}

const { date, content, slug } = PostDocument.shape;
export const listedPosts = listOf(posts, onePicture.stored, { date, slug });

/** Of a list that is searched. */
const searchedPosts = {
  schema: listedPosts.schema.extend({ content, translations: PostDocument.shape.translations }),
  fields: [...listedPosts.fields, 'content', ...translationFields(['content'])],
};

/** Tags within words. */
const INLINE_TAG = /<\/?(?:a|strong|em|b|i|u|s|sup|sub|code)\b[^<>]*>/g;
/** `foldContent` cuts longer texts. */
const FOLDED_WORDS = 500;

/** The words of texts, folded, each once; the stored HTML has no other tags and entities than the editor's. */
function wordsOf(...texts: readonly (string | undefined)[]): string {
  const text = texts.join(' ').replace(INLINE_TAG, '');
  const words = text.replace(/<[^<>]*>|&\w+;/g, ' ').split(/\s+/);
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += FOLDED_WORDS) {
    const folded = foldContent(words.slice(start, start + FOLDED_WORDS).join(' '));
    for (const word of folded.split(/\s+/)) found.add(word);
  }
  return [...found].join(' ').trim();
}

const Dated = z.object({ date });

/** The posts of which the contract's `isLive` is true. */
export function whereLive(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '<=', now);
}

/** Published posts that are not live yet. */
export function whereScheduled(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '>', now);
}

/** Returns when the next scheduled post appears. */
export async function nextDate(posts: Query, now: Date): Promise<Date | undefined> {
  const { docs } = await whereScheduled(posts, now).orderBy('date', 'asc').limit(1).select('date').get();
  const [next] = docs.flatMap((snapshot) => parseDocument(Dated, snapshot) ?? []);
  return next?.date;
}

export function whereDraft(posts: Query): Query {
  return posts.where(PUBLISHED, '==', false);
}

function wherePublished(posts: Query): Query {
  return posts.where(PUBLISHED, '==', true);
}

interface ScheduleOptions {
  readonly clock: () => Date;
  readonly contentCacheMs: number;
}

/** Remembers when the next scheduled post appears. */
export function createSchedule(db: Firestore, { clock, contentCacheMs }: ScheduleOptions) {
  const memoize = createMemoizer<Date | undefined>({ ttl: contentCacheMs, max: 1, clock });
  const read = () => nextDate(db.collection(POSTS), clock());
  const nextChange: NextChange = async () => {
    const date = await memoize('next', read);
    if (!date || date > clock()) return date;
    memoize.clear();
    return memoize('next', read);
  };
  return { nextChange, clear: memoize.clear };
}

/** The limit of Firestore. */
const MAX_NOT_IN = 10;

const CategoryFields = PostDocument.pick({ category: true, translations: true });

/** Each query skips to the next category, so the reads grow with the categories, not with the posts. */
export async function postPerCategory(
  posts: Query,
  others: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  // Firestore orders by a field with an inequality.
  const inOrder =
    others.length > 0
      ? posts.where('category', 'not-in', others.slice(0, MAX_NOT_IN))
      : posts.where('category', '>', '');
  const next = inOrder
    .orderBy('category')
    .select('category', ...translationFields(['category']))
    .limit(1);
  const snapshots: QueryDocumentSnapshot[] = [];
  while (snapshots.length < MAX_CUSTOM_CATEGORIES) {
    const last = snapshots.at(-1);
    const { docs } = await (last ? next.startAfter(last.get('category')) : next).get();
    if (!docs[0]) break;
    snapshots.push(docs[0]);
  }
  return snapshots;
}

/** The key of the site's category with a name in either language, or one that is stored; ignores spelling. */
export function keyOf({ en, ar }: Categories, name: string): string | undefined {
  const isNamed = (named: string) => categoryKey(named) === categoryKey(name);
  return [...en.posts, ...ar.posts].find((row) => isNamed(row.name) || isNamed(row.key))?.key;
}

/** Ignores spelling, see `categoryKey`. */
export function withCategory(posts: readonly QueryDocumentSnapshot[], category: string) {
  return posts.find((post) => categoryKey(String(post.get('category'))) === categoryKey(category));
}

const PostFields = PostDocument.omit({ createdAt: true });

interface PublicPostsOptions {
  readonly clock: () => Date;
  readonly readCategories: ReadCategories;
  readonly readCompany: () => Promise<Company>;
}

export function createPublicPosts(db: Firestore, { clock, readCategories, readCompany }: PublicPostsOptions) {
  const collection = db.collection(POSTS);

  /** Reads a post of any state. */
  async function readStored(id: string): Promise<(Post & { readonly published: boolean }) | null> {
    const post = parseDocument(PostFields, await collection.doc(id).get());
    return post && { ...toPost(post), contentPictures: post.contentPictures.map(toResponsiveImage) };
  }
  async function readSaved(id: string) {
    const post = await readStored(id);
    return post && { entry: post, published: post.published };
  }

  async function list({
    category,
    words,
    ...request
  }: PageRequest & Partial<Pick<z.output<typeof PostQuery>, 'category' | 'words'>>) {
    const live = whereLive(collection, clock());
    const [site, company] = await Promise.all([readCategories(), readCompany()]);
    // The sample's are listed without posts, too.
    const custom = postPerCategory(live, company.en.isSample ? site.en.posts.map(({ key }) => key) : []);
    const readPosts = async () => {
      const name =
        category &&
        (keyOf(site, category) ?? withCategory(await custom, category)?.get('category') ?? category);
      const query = name ? live.where('category', '==', name) : live;
      const list = {
        name: `published posts ${name ?? ''}`,
        query,
        timestamp: 'date',
        fields: (words ? searchedPosts : listedPosts).fields,
      };
      return readPage(list, request);
    };
    const [categories, { snapshots, total, next }] = await Promise.all([custom, readPosts()]);
    return {
      posts: words
        ? parseDocuments(searchedPosts.schema, snapshots).map(({ content, ...post }) => ({
            ...toPost(post),
            words: wordsOf(content, post.translations.content?.text),
          }))
        : parseDocuments(listedPosts.schema, snapshots).map(toPost),
      pagination: { ...paginate(total, request.limit), next },
      customCategories: parseDocuments(CategoryFields, categories).map((post) => ({
        category: post.category,
        ...publicTranslations(posts, post),
      })),
    };
  }

  /** Returns `null` for a missing post, a draft, or a scheduled post. */
  async function read(id: string): Promise<Post | null> {
    const post = await readStored(id);
    return post && isLive(post, clock()) ? post : null;
  }

  const routes: Route[] = [
    cacheableRoute(listPosts, ({ query }) => list(query)),
    cacheableRoute(getPost, async ({ params }) =>
      foundOr404(await read(params.id), ERROR_MESSAGES.postNotFound),
    ),
  ];
  return { readSaved, routes };
}

function toPost<D extends Identified<typeof listedPosts.schema> & Partial<Pick<PostDocument, 'edited'>>>(
  document: D,
) {
  return toPublic(posts, document, {
    ...onePicture.toShown(document),
    date: document.date.toISOString(),
    modified: modifiedAt({ date: document.date, edited: document.edited })?.toISOString(),
  });
}
