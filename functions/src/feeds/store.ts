import {
  type ImageCategory,
  MAX_GALLERY_IMAGES,
  MAX_SERVICES,
  type Post,
  postPath,
  posts,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { COLLECTION as BLOCKS } from '../content/kinds/block-documents';
import { IMAGES, ImageDocument } from '../content/kinds/images';
import { listedPosts, modifiedAt, POSTS, PostDocument, whereLive } from '../content/kinds/posts';
import { PROJECTS, ProjectDocument } from '../content/kinds/projects';
import { slugsOf } from '../content/kinds/service-slugs';
import { SERVICES, ServiceDocument } from '../content/kinds/services';
import { largestPath } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { publicTranslations } from '../translations/public-translations';

export type FeedStore = ReturnType<typeof createFeedStore>;

/** The limit is far below the protocol's 50,000 URLs and the function's response limit of 32 MB. */
const MAX_ENTRIES = 2500;
const FEED_POSTS = 20;

export interface EntryPage {
  /** The English path, unencoded. */
  readonly path: string;
  readonly modified: Date;
  /** Paths of the largest width. */
  readonly imagePaths: readonly string[];
}

export interface MappedContent {
  readonly entries: readonly EntryPage[];
  readonly gallery: readonly string[];
}

const MappedPost = PostDocument.pick({
  title: true,
  slug: true,
  picture: true,
  date: true,
  edited: true,
});
const MappedProject = ProjectDocument.pick({ pictures: true });
const MappedService = ServiceDocument.pick({ title: true, slugs: true, picture: true });
const MappedTerms = z.object({ wording: z.string() });
const MappedImage = ImageDocument.pick({ picture: true });
const FeedFields = listedPosts.schema.extend(PostDocument.pick({ edited: true }).shape);
export type FeedPost = Omit<Identified<typeof FeedFields>, 'translations' | 'edited'> &
  Pick<Post, 'translations'> & { readonly modified: Date };

export function createFeedStore(db: Firestore, clock: () => Date) {
  const livePosts = () => whereLive(db.collection(POSTS), clock()).orderBy('date', 'desc');
  const projects = db.collection(PROJECTS).orderBy('createdAt', 'desc');
  const services = db.collection(SERVICES).where('active', '==', true);
  const terms = db.collection(BLOCKS).where('wording', '>', '');
  const gallery = db
    .collection(IMAGES)
    .where('category', '==', 'Portfolio' satisfies ImageCategory)
    .orderBy('createdAt', 'desc');
  return {
    /** Reads titles only. */
    async content(): Promise<MappedContent> {
      const [postPages, projectPages, servicePages, termsPages, images] = await Promise.all([
        read(livePosts().limit(MAX_ENTRIES), MappedPost, (post) => ({
          path: postPath(post),
          imagePaths: post.picture ? [largestPath(post.picture)] : [],
          modified: modifiedAt(post) ?? post.date,
        })),
        read(projects.limit(MAX_ENTRIES), MappedProject, ({ id, pictures: imagePaths }) => ({
          path: `/portfolio/${id}`,
          imagePaths: imagePaths.map(largestPath),
        })),
        read(services.limit(MAX_SERVICES), MappedService, ({ picture, ...service }) => ({
          path: `/services?service=${slugsOf(service)[0]}`,
          imagePaths: picture ? [largestPath(picture)] : [],
        })),
        read(terms, MappedTerms, () => ({ path: '/terms', imagePaths: [] })),
        read(gallery.limit(MAX_GALLERY_IMAGES), MappedImage, ({ picture: image }) => ({
          path: largestPath(image),
        })),
      ]);
      return {
        entries: [...postPages, ...projectPages, ...servicePages, ...termsPages],
        gallery: images.map(({ path }) => path),
      };
    },

    async newestPosts(): Promise<FeedPost[]> {
      const { docs } = await livePosts()
        .limit(FEED_POSTS)
        .select(...listedPosts.fields, 'edited' satisfies keyof PostDocument)
        .get();
      return parseDocuments(FeedFields, docs).map(({ translations, edited, ...post }) => ({
        ...post,
        modified: modifiedAt({ date: post.date, edited }) ?? post.date,
        ...publicTranslations(posts, { ...post, translations }),
      }));
    },
  };
}

async function read<S extends z.ZodObject, T extends object>(
  query: Query,
  schema: S,
  make: (document: Identified<S>) => T,
): Promise<(T & { readonly modified: Date })[]> {
  const { docs } = await query.select(...fieldsOf(schema)).get();
  return docs.flatMap((snapshot) => {
    const document = parseDocument(schema, snapshot);
    return document ? [{ modified: snapshot.updateTime.toDate(), ...make(document) }] : [];
  });
}
