import { type EndpointReply, RECENT_SUBMISSIONS, type readDashboard } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { POSTS } from '../blog/document';
import { IMAGES } from '../gallery/document';
import { MESSAGES } from '../messages/document';
import { MESSAGE_FIELDS, toMessages } from '../messages/read';
import { countOf } from '../platform/paging';
import { PROJECTS } from '../projects/document';

export type DashboardStore = ReturnType<typeof createDashboardStore>;

export function createDashboardStore(db: Firestore) {
  const newestMessages = async () => {
    const newest = db.collection(MESSAGES).orderBy('createdAt', 'desc').limit(RECENT_SUBMISSIONS);
    const { docs } = await newest.select(...MESSAGE_FIELDS).get();
    return toMessages(docs);
  };

  return {
    async read(): Promise<EndpointReply<typeof readDashboard>> {
      const [recentSubmissions, contacts, blogPosts, projects, images] = await Promise.all([
        newestMessages(),
        countOf(db.collection(MESSAGES)),
        countOf(db.collection(POSTS)),
        countOf(db.collection(PROJECTS)),
        countOf(db.collection(IMAGES)),
      ]);
      return { counts: { contacts, blogPosts, projects, images }, recentSubmissions };
    },
  };
}
