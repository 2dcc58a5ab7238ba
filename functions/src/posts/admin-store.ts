import {
  type AdminPost,
  type AdminPostQuery,
  dateInDoha,
  dayInDoha,
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
import { imageKeysIn } from '../rich-text/sanitize-content';
import { translationState } from '../translations/originals';
import type { TranslateMissing } from '../translations/translate-missing';
import { postPerCategory, withCategory } from './categories';
import { POSTS, PostDocument } from './document';

export type AdminPostStore = ReturnType<typeof createAdminPostStore>;

interface AdminPostPage extends PageLinks {
  readonly posts: AdminPost[];
  readonly total: number;
}

type Compose = (...given: Parameters<ComputeState<unknown>>) => UnparsedPost | Promise<UnparsedPost>;
type UnparsedPost = Partial<Record<keyof PostDocument, unknown>>;

interface AdminPostStoreOptions {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly translateMissing: TranslateMissing;
  readonly clock: () => Date;
}

export function createAdminPostStore({ db, library, translateMissing, clock }: AdminPostStoreOptions) {
  const posts = db.collection(POSTS);

  async function read(id: string): Promise<AdminPost | null> {
    const post = parseDocument(PostDocument, await posts.doc(id).get());
    return post && toAdminPost(post);
  }

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

  async function write(reference: DocumentReference, compose: Compose, added?: NewMedia): Promise<AdminPost> {
    const computeState: ComputeState<PostDocument> = async (snapshot, find) => {
      const { picture, ...post } = await compose(snapshot, find);
      const { contentPictures: _former, ...document } = PostDocument.parse({
        ...post,
        ...(picture ? { picture } : {}),
      });
      const keys = imageKeysIn(`${document.content} ${document.translations.content?.text ?? ''}`);
      const images = await Promise.all(keys.map(find));
      const stored = { ...document, contentPictures: images.filter((each) => each !== null) };
      const pictureKeys = document.picture ? [document.picture.key] : [];
      return { document: stored, mediaKeys: [...pictureKeys, ...keys], result: stored };
    };
    const stored = await library.change(reference, computeState, added && [added]);
    const { state: arabic } = await translateMissing('posts', reference.id, stored);
    return { ...toAdminPost({ ...stored, id: reference.id }), arabic };
  }

  return {
    async list(request: AdminPostQuery): Promise<AdminPostPage> {
      const list = { name: 'posts', query: posts, timestamp: 'date', fields: fieldsOf(PostDocument) };
      const { snapshots, ...page } = await readPage(list, request);
      return { posts: parseDocuments(PostDocument, snapshots).map(toAdminPost), ...page };
    },

    read,

    async create({ imagePath, date, ...post }: PostDraft, added?: NewMedia): Promise<AdminPost> {
      const reference = posts.doc();
      const category = await canonicalCategory(post.category, reference.id);
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

    /** Throws 404 for a missing post, 409 for an outdated `version`, 400 for a deleted image. */
    async update(
      id: string,
      { version, imagePath, date, ...changes }: PostChanges,
      added?: NewMedia,
    ): Promise<AdminPost> {
      const category = changes.category && (await canonicalCategory(changes.category, id));
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

    remove: (id: string): Promise<void> =>
      library.change(posts.doc(id), deleteDocument(ERROR_MESSAGES.postNotFound)),
  };
}

function toAdminPost(document: Identified<typeof PostDocument>): AdminPost {
  const {
    picture: image,
    date,
    createdAt: _createdAt,
    contentPictures: _contentPictures,
    translations: _translations,
    ...post
  } = document;
  const fields = { ...post, date: date.toISOString(), ...(image && toResponsiveImage(image)) };
  return { ...fields, version: versionOf(fields), arabic: translationState('posts', document) };
}

/** Now for today, else noon in Doha; the same day keeps the current date. */
export function postDate(day: string, now: Date, current?: Date): Date {
  const known = [current, now].find((instant) => instant && dayInDoha(instant) === day);
  return known ?? dateInDoha(day, '12:00:00');
}
