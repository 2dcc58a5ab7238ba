import {
  type Endpoint,
  listAdminProjects,
  listBlogPosts,
  listImages,
  listMessages,
  MessageQuery,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { createAdminBlogStore } from '../../functions/src/blog/admin-store';
import { createImageStore } from '../../functions/src/images/store';
import { createMessageStore } from '../../functions/src/messages/store';
import { createPictureLibrary } from '../../functions/src/pictures/library';
import { createAdminProjectStore } from '../../functions/src/projects/admin-store';

export interface AdminList {
  readonly endpoint: Endpoint;
  /** Reads the first page as the endpoint does, without HTTP in between, so that the documents can be counted. */
  readonly read: () => Promise<unknown>;
}

/** The lists of the panel that are shown in pages. */
export function adminLists(db: Firestore): AdminList[] {
  const clock = () => new Date();
  const library = createPictureLibrary(db, () => Promise.reject(new Error('not needed to read')), clock);
  const images = createImageStore(db, library, clock);
  const projects = createAdminProjectStore(db, library, clock);
  const posts = createAdminBlogStore(db, library, clock);
  const messages = createMessageStore(db);
  return [
    { endpoint: listMessages, read: () => messages.list(MessageQuery.parse({})) },
    { endpoint: listImages, read: () => images.list(listImages.query.parse({})) },
    { endpoint: listAdminProjects, read: () => projects.list(listAdminProjects.query.parse({})) },
    { endpoint: listBlogPosts, read: () => posts.list(listBlogPosts.query.parse({})) },
  ];
}
