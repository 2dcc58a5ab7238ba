import {
  type AdminPost,
  type AdminPostQuery,
  ERROR_MESSAGES,
  type PostChanges,
  type PostDraft,
} from '@alnafitha/contract';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { resolveChosenImage } from '../media/chosen-image';
import { deleteDocument } from '../media/deletion';
import type { ComputeState, MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, parseDocument, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import { type PageLinks, readPage } from '../platform/paging';
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

export function createAdminPostStore(db: Firestore, library: MediaLibrary, clock: () => Date) {
  const posts = db.collection(POSTS);

  /** `null` if there is none. */
  async function read(id: string): Promise<AdminPost | null> {
    return toAdminPost(await posts.doc(id).get());
  }

  /** Creates a post and returns it as stored, because the version comes from the database. */
  async function write(reference: DocumentReference, compose: Compose, added?: NewMedia) {
    const decide: ComputeState<void> = async (snapshot, find) => {
      const { picture: image, ...post } = await compose(snapshot, find);
      const { contentPictures: _former, ...document } = PostDocument.parse({
        ...post,
        ...(image ? { picture: image } : {}),
      });
      const keys = imageKeysIn(document.content);
      const shown = await Promise.all(keys.map(find));
      const contentImages = shown.filter((each) => each !== null);
      const own = document.picture ? [document.picture.key] : [];
      return {
        document: { ...document, contentPictures: contentImages },
        mediaKeys: [...own, ...keys],
        result: undefined,
      };
    };
    await library.change(reference, decide, added && [added]);
    return foundOr404(await read(reference.id), ERROR_MESSAGES.postNotFound);
  }

  return {
    /** Drafts and published posts, newest first. */
    async list(request: AdminPostQuery): Promise<AdminPostPage> {
      const list = { name: 'posts', query: posts, timestamp: 'date', fields: fieldsOf(PostDocument) };
      const { snapshots, ...page } = await readPage(list, request);
      return { posts: snapshots.map(toAdminPost).filter((post) => post !== null), ...page };
    },

    read,

    /** Throws 400 if the chosen image is deleted. */
    create({ imagePath, date, ...post }: PostDraft, added?: NewMedia): Promise<AdminPost> {
      return write(
        posts.doc(),
        async (_snapshot, find) => {
          const image = await resolveChosenImage({ added, imagePath, find });
          const now = clock();
          return { ...post, picture: image, date: postDate(date, now), createdAt: now };
        },
        added,
      );
    },

    /**
     * Changes the given fields. Throws 404 for a missing post, 409 for an outdated `version`, 400 if the
     * chosen image is deleted.
     */
    update(
      id: string,
      { version, imagePath, date, ...changes }: PostChanges,
      added?: NewMedia,
    ): Promise<AdminPost> {
      return write(
        posts.doc(id),
        async (snapshot, find) => {
          const current = foundOr404(parseDocument(PostDocument, snapshot), ERROR_MESSAGES.postNotFound);
          if (version !== undefined && version !== versionOf(snapshot)) {
            throw new AppError(409, ERROR_MESSAGES.postChanged);
          }
          const image = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          const instant = date === undefined ? current.date : postDate(date, clock(), current.date);
          return { ...current, ...changes, picture: image, date: instant };
        },
        added,
      );
    },

    /** Throws 404 for a missing post. */
    remove: (id: string): Promise<void> =>
      library.change(posts.doc(id), deleteDocument(ERROR_MESSAGES.postNotFound)),
  };
}

function toAdminPost(snapshot: DocumentSnapshot): AdminPost | null {
  const document = parseDocument(PostDocument, snapshot);
  if (!document) return null;
  const { picture: image, date, createdAt: _createdAt, contentPictures: _shown, ...post } = document;
  return {
    ...post,
    date: date.toISOString(),
    version: versionOf(snapshot),
    ...(image && toResponsiveImage(image)),
  };
}
