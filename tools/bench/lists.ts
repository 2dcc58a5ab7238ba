import {
  type Endpoint,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listImages,
  listMessages,
  MESSAGES_PAGE_SIZE,
  MessageQuery,
  readDashboard,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { createDashboardStore } from '../../functions/src/dashboard/store';
import { createImageStore } from '../../functions/src/images/store';
import { createMediaLibrary } from '../../functions/src/media/library';
import { createMessageStore, type MessageStore } from '../../functions/src/messages/store';
import { createAdminPostStore } from '../../functions/src/posts/admin-store';
import { createAdminProjectStore } from '../../functions/src/projects/admin-store';
import { createAdminServiceStore } from '../../functions/src/services/admin-store';

interface AdminList {
  readonly endpoint: Endpoint;
  /** The query of a page other than the first, and its description. */
  readonly query?: string;
  readonly page?: string;
  /** Reads the page as the endpoint does, but without HTTP, so that the documents can be counted. */
  readonly read: () => Promise<unknown>;
  /** Whether the list has no pages and returns every document. */
  readonly isWhole?: boolean;
}

/** The lists of the admin panel, and the dashboard, which counts their entries. */
export async function adminLists(db: Firestore): Promise<AdminList[]> {
  const clock = () => new Date();
  const library = createMediaLibrary(db, () => Promise.reject(new Error('not needed to read')), clock);
  const images = createImageStore(db, library, clock);
  const projects = createAdminProjectStore(db, library, clock);
  const posts = createAdminPostStore(db, library, clock);
  const messages = createMessageStore(db);
  const services = createAdminServiceStore(db, library, clock);
  const dashboard = createDashboardStore(db);
  return [
    { endpoint: listMessages, read: () => messages.list(MessageQuery.parse({})) },
    ...(await messagePages(messages)),
    { endpoint: listImages, read: () => images.list(listImages.query.parse({})) },
    { endpoint: listAdminProjects, read: () => projects.list(listAdminProjects.query.parse({})) },
    { endpoint: listAdminPosts, read: () => posts.list(listAdminPosts.query.parse({})) },
    { endpoint: listAdminServices, read: () => services.list(), isWhole: true },
    { endpoint: readDashboard, read: () => dashboard.read() },
  ];
}

/** A page in the middle of the inbox, and its neighbours. */
async function messagePages(messages: MessageStore): Promise<AdminList[]> {
  const listed = (query: Record<string, string>) => messages.list(MessageQuery.parse(query));
  const { total } = await listed({});
  const middle = Math.ceil(total / MESSAGES_PAGE_SIZE / 2);
  const { next = '', previous = '' } = await listed({ page: String(middle) });
  const pages = {
    'a page in the middle': { page: String(middle) },
    'the next page': { page: String(middle + 1), after: next },
    'the previous page': { page: String(middle - 1), before: previous },
  };
  return Object.entries(pages).map(([page, query]) => ({
    endpoint: listMessages,
    query: `?${new URLSearchParams(query)}`,
    page,
    read: () => listed(query),
  }));
}
