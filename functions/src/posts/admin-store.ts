import {
  type AdminPost,
  type AdminPostQuery,
  ERROR_MESSAGES,
  type PostChanges,
  type PostDraft,
  suggestedCategory,
} from '@alnafitha/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { resolveChosenImage } from '../media/chosen-image';
import { deleteDocument } from '../media/deletion';
import type { ComputeState, MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import { type PageLinks, readPage } from '../platform/paging';
import type { Complete } from '../translations/complete';
import { translationState } from '../translations/originals';
import { postPerCategory, withCategory } from './categories';
import { imageKeysIn } from './content';
import { POSTS, PostDocument } from './document';
import { postDate } from './post-date';

export type AdminPostStore = ReturnType<typeof createAdminPostStore>;

export interface AdminPostPage extends PageLinks {
  readonly posts: AdminPost[];
  /** The number on all pages. */
  readonly total: number;
}

type Compose = (...given: Parameters<ComputeState<unknown>>) => UnparsedPost | Promise<UnparsedPost>;
type UnparsedPost = Partial<Record<keyof PostDocument, unknown>>;

export interface AdminPostStoreOptions {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly complete: Complete;
  readonly clock: () => Date;
}

export function createAdminPostStore({ db, library, complete, clock }: AdminPostStoreOptions) {
  const posts = db.collection(POSTS);

  /** `null` if there is none. */
  async function read(id: string): Promise<AdminPost | null> {
    const post = parseDocument(PostDocument, await posts.doc(id).get());
    return post && toAdminPost(post);
  }

  /** The category as it is suggested, or as other posts have it. */
  async function spelled(category: string, id: string): Promise<string> {
    const suggested = suggestedCategory(category);
    if (suggested !== undefined) return suggested;
    const post = withCategory(await postPerCategory(posts), category);
    if (!post) return category;
    const stored: string = post.get('category');
    const isOnly = async () =>
      (await posts.where('category', '==', stored).limit(2).select().get()).size === 1;
    return post.id === id && (await isOnly()) ? category : stored;
  }

  async function write(reference: DocumentReference, compose: Compose, added?: NewMedia): Promise<AdminPost> {
    const decide: ComputeState<PostDocument> = async (snapshot, find) => {
      const { picture: image, ...post } = await compose(snapshot, find);
      const { contentPictures: _former, ...document } = PostDocument.parse({
        ...post,
        ...(image ? { picture: image } : {}),
      });
      const keys = imageKeysIn(`${document.content} ${document.translations.content?.text ?? ''}`);
      const shown = await Promise.all(keys.map(find));
      const contentImages = shown.filter((each) => each !== null);
      const own = document.picture ? [document.picture.key] : [];
      const stored = { ...document, contentPictures: contentImages };
      return { document: stored, mediaKeys: [...own, ...keys], result: stored };
    };
    const stored = await library.change(reference, decide, added && [added]);
    const { state: arabic } = await complete('posts', reference.id, stored);
    return { ...toAdminPost({ ...stored, id: reference.id }), arabic };
  }

  return {
    /** Drafts and published posts, newest first. */
    async list(request: AdminPostQuery): Promise<AdminPostPage> {
      const list = { name: 'posts', query: posts, timestamp: 'date', fields: fieldsOf(PostDocument) };
      const { snapshots, ...page } = await readPage(list, request);
      return { posts: parseDocuments(PostDocument, snapshots).map(toAdminPost), ...page };
    },

    read,

    /** Throws 400 if the chosen image is deleted. */
    async create({ imagePath, date, ...post }: PostDraft, added?: NewMedia): Promise<AdminPost> {
      const reference = posts.doc();
      const category = await spelled(post.category, reference.id);
      return write(
        reference,
        async (_snapshot, find) => {
          const image = await resolveChosenImage({ added, imagePath, find });
          const now = clock();
          return { ...post, category, picture: image, date: postDate(date, now), createdAt: now };
        },
        added,
      );
    },

    /**
     * Changes the given fields. Throws 404 for a missing post, 409 for an outdated `version`, 400 if the
     * chosen image is deleted.
     */
    async update(
      id: string,
      { version, imagePath, date, ...changes }: PostChanges,
      added?: NewMedia,
    ): Promise<AdminPost> {
      const category = changes.category && (await spelled(changes.category, id));
      return write(
        posts.doc(id),
        async (snapshot, find) => {
          const current = foundOr404(parseDocument(PostDocument, snapshot), ERROR_MESSAGES.postNotFound);
          if (version !== undefined && version !== toAdminPost(current).version) {
            throw new AppError(409, ERROR_MESSAGES.postChanged);
          }
          const image = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          const instant = date === undefined ? current.date : postDate(date, clock(), current.date);
          return { ...current, ...changes, ...(category && { category }), picture: image, date: instant };
        },
        added,
      );
    },

    /** Throws 404 for a missing post. */
    remove: (id: string): Promise<void> =>
      library.change(posts.doc(id), deleteDocument(ERROR_MESSAGES.postNotFound)),
  };
}

function toAdminPost(document: Identified<typeof PostDocument>): AdminPost {
  const {
    picture: image,
    date,
    createdAt: _createdAt,
    contentPictures: _shown,
    translations: _own,
    ...post
  } = document;
  const shown = { ...post, date: date.toISOString(), ...(image && toResponsiveImage(image)) };
  return { ...shown, version: versionOf(shown), arabic: translationState('posts', document) };
}
