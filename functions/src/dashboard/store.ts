import { type Dashboard, type MessageStatus, RECENT_MESSAGES } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { IMAGES, whereUndescribed } from '../images/document';
import { MESSAGES } from '../messages/document';
import { MESSAGE_FIELDS, toMessages } from '../messages/parse';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { countOf } from '../platform/paging';
import { POSTS } from '../posts/document';
import { PROJECTS } from '../projects/document';

const Dated = z.object({ createdAt: FirestoreTimestamp });

export type DashboardStore = ReturnType<typeof createDashboardStore>;

export function createDashboardStore(db: Firestore) {
  const newestMessages = async () => {
    const newest = db.collection(MESSAGES).orderBy('createdAt', 'desc').limit(RECENT_MESSAGES);
    const { docs } = await newest.select(...MESSAGE_FIELDS).get();
    return toMessages(docs);
  };

  const newEnquiries = db.collection(MESSAGES).where('status', '==', 'new' satisfies MessageStatus);

  const oldestNew = async () => {
    const { docs } = await newEnquiries.orderBy('createdAt', 'asc').limit(1).select('createdAt').get();
    const [oldest] = docs.map((each) => parseDocument(Dated, each));
    return oldest ? { id: oldest.id, createdAt: oldest.createdAt.toISOString() } : null;
  };

  const undelivered = async () => {
    const failed = db.collection(MESSAGES).where('mails.alert.state', '==', 'failed');
    const [count, { docs }] = await Promise.all([countOf(failed), failed.limit(1).select().get()]);
    return docs[0] ? { count, id: docs[0].id } : null;
  };

  const counts = async () => {
    const [contacts, blogPosts, projects, images] = await Promise.all([
      countOf(db.collection(MESSAGES)),
      countOf(db.collection(POSTS)),
      countOf(db.collection(PROJECTS)),
      countOf(db.collection(IMAGES)),
    ]);
    return { contacts, blogPosts, projects, images };
  };

  const waiting = async () => {
    const [enquiries, oldest, failed, drafts, undescribedImages] = await Promise.all([
      countOf(newEnquiries),
      oldestNew(),
      undelivered(),
      countOf(db.collection(POSTS).where('published', '==', false)),
      countOf(whereUndescribed(db.collection(IMAGES))),
    ]);
    return { newEnquiries: enquiries, oldestNew: oldest, undelivered: failed, drafts, undescribedImages };
  };

  return {
    /** Reads the returned messages and the oldest new one; nine concurrent queries count the rest. */
    async read(): Promise<Dashboard> {
      const [recentSubmissions, counted, waits] = await Promise.all([newestMessages(), counts(), waiting()]);
      return { counts: counted, waiting: waits, recentSubmissions };
    },
  };
}
