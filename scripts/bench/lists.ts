import {
  type Endpoint,
  listAdminProjects,
  listAdminServices,
  listBlogPosts,
  listImages,
  listMessages,
  MessageQuery,
  readDashboard,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { createAdminBlogStore } from '../../functions/src/blog/admin-store';
import { createDashboardStore } from '../../functions/src/dashboard/store';
import { createImageStore } from '../../functions/src/images/store';
import { createMessageStore } from '../../functions/src/messages/store';
import { createPictureLibrary } from '../../functions/src/pictures/library';
import { createAdminProjectStore } from '../../functions/src/projects/admin-store';
import { createAdminServiceStore } from '../../functions/src/services/admin-store';

export interface AdminList {
  readonly endpoint: Endpoint;
  /** Reads the first page as the endpoint does, without HTTP in between, so that the documents can be counted. */
  readonly read: () => Promise<unknown>;
  /** Whether it answers every document there is, as one admin now and then asks for. */
  readonly isWhole?: boolean;
}

/** The lists of the panel, and the dashboard, which counts them. */
export function adminLists(db: Firestore): AdminList[] {
  const clock = () => new Date();
  const library = createPictureLibrary(db, () => Promise.reject(new Error('not needed to read')), clock);
  const images = createImageStore(db, library, clock);
  const projects = createAdminProjectStore(db, library, clock);
  const posts = createAdminBlogStore(db, library, clock);
  const messages = createMessageStore(db);
  const services = createAdminServiceStore(db, library, clock);
  const dashboard = createDashboardStore(db);
  return [
    { endpoint: listMessages, read: () => messages.list(MessageQuery.parse({})) },
    { endpoint: listImages, read: () => images.list(listImages.query.parse({})) },
    { endpoint: listAdminProjects, read: () => projects.list(listAdminProjects.query.parse({})) },
    { endpoint: listBlogPosts, read: () => posts.list(listBlogPosts.query.parse({})) },
    { endpoint: listAdminServices, read: () => services.list(), isWhole: true },
    { endpoint: readDashboard, read: () => dashboard.read() },
  ];
}
