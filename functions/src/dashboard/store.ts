import { type Dashboard, type MailState, type MessageStatus, RECENT_MESSAGES } from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { IMAGES, whereUndescribed } from '../images/document';
import { DELETED_MESSAGES } from '../messages/deleted';
import { MESSAGES } from '../messages/document';
import { unsentOfficeMails } from '../messages/mails/office-outbox';
import { firstResponseOf, MESSAGE_FIELDS, SUSPECTED_SPAM_FIELD, toMessages } from '../messages/parse';
import { measureResponses } from '../messages/responses';
import { unansweredMessages } from '../messages/waiting';
import { afterWorkingHours } from '../messages/working-time';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { countOf, newestFirst } from '../platform/paging';
import { POSTS } from '../posts/document';
import { nextDate, whereDraft, whereScheduled } from '../posts/live';
import { PROJECTS } from '../projects/document';

const Dated = z.object({ createdAt: FirestoreTimestamp });
const Answered = Dated.extend({ firstResponseAt: FirestoreTimestamp.nullish() });

const MEASURED_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_MEASURED = 1000;

interface Dependencies {
  readonly clock: () => Date;
  /** Of working time, after which an unanswered enquiry is overdue. */
  readonly alarmHours: number;
}

export type DashboardStore = ReturnType<typeof createDashboardStore>;

export function createDashboardStore(db: Firestore, { clock, alarmHours }: Dependencies) {
  const newestMessages = async () => {
    const newest = db.collection(MESSAGES).orderBy('createdAt', 'desc').limit(RECENT_MESSAGES);
    const { docs } = await newest.select(...MESSAGE_FIELDS).get();
    return toMessages(docs);
  };

  const newEnquiries = db.collection(MESSAGES).where('status', '==', 'new' satisfies MessageStatus);

  const oldestUnanswered = async () => {
    const [{ docs: unanswered }, { docs: earlier }] = await Promise.all([
      unansweredMessages(db).orderBy('createdAt', 'asc').limit(1).select('createdAt').get(),
      // Messages of the version before do not have the field.
      newEnquiries
        .orderBy('createdAt', 'asc')
        .limit(1)
        .select('createdAt', 'firstResponseAt', SUSPECTED_SPAM_FIELD, 'events')
        .get(),
    ]);
    const isUnanswered = (message: DocumentSnapshot) =>
      !(message.get(SUSPECTED_SPAM_FIELD) || message.get('firstResponseAt')) &&
      firstResponseOf(message.get('events')) === undefined;
    const [oldest] = [...unanswered, ...earlier.filter(isUnanswered)]
      .flatMap((each) => parseDocument(Dated, each) ?? [])
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    if (!oldest) return null;
    const isOverdue = afterWorkingHours(oldest.createdAt, alarmHours) <= clock();
    return { id: oldest.id, createdAt: oldest.createdAt.toISOString(), isOverdue };
  };

  const unsent = async () => {
    const now = clock();
    const found = [
      db.collection(MESSAGES).where('unsentFrom', '<=', now),
      // Of the version before.
      db.collection(MESSAGES).where('mails.alert.state', '==', 'failed' satisfies MailState['state']),
    ];
    const others = [
      db.collection(DELETED_MESSAGES).where('unsentFrom', '<=', now),
      unsentOfficeMails(db, now),
    ];
    const [numbers, samples] = await Promise.all([
      Promise.all([...found, ...others].map(countOf)),
      Promise.all(found.map((query) => query.limit(1).select().get())),
    ]);
    const count = numbers.reduce((sum, each) => sum + each, 0);
    const deleted = numbers.at(-2) ?? 0;
    const [sample] = samples.flatMap(({ docs }) => docs);
    if (sample) return { count, id: sample.id };
    return count > 0 ? { count, ...(deleted > 0 && { deleted: true as const }) } : null;
  };

  const responses = async () => {
    const now = clock();
    const { docs } = await db
      .collection(MESSAGES)
      .where(SUSPECTED_SPAM_FIELD, '==', false)
      .where('createdAt', '>=', new Date(now.getTime() - MEASURED_MS))
      .orderBy('createdAt', 'desc')
      .limit(MAX_MEASURED)
      .select('createdAt', 'firstResponseAt')
      .get();
    return measureResponses(
      docs.flatMap((each) => parseDocument(Answered, each) ?? []),
      now,
    );
  };

  const posts = db.collection(POSTS);

  const scheduled = async () => {
    const now = clock();
    const query = newestFirst({ query: whereScheduled(posts, now), timestamp: 'date' });
    const [count, next] = await Promise.all([countOf(query), nextDate(posts, now)]);
    return next ? { count, next: next.toISOString() } : null;
  };

  const counts = async () => {
    const [contacts, blogPosts, projects, images] = await Promise.all([
      countOf(db.collection(MESSAGES)),
      countOf(posts),
      countOf(db.collection(PROJECTS)),
      countOf(db.collection(IMAGES)),
    ]);
    return { contacts, blogPosts, projects, images };
  };

  const waiting = async () => {
    const [enquiries, oldest, unsentMails, drafts, scheduledPosts, undescribedImages] = await Promise.all([
      countOf(newEnquiries),
      oldestUnanswered(),
      unsent(),
      countOf(whereDraft(posts)),
      scheduled(),
      countOf(whereUndescribed(db.collection(IMAGES))),
    ]);
    return {
      newEnquiries: enquiries,
      oldestUnanswered: oldest,
      unsent: unsentMails,
      drafts,
      scheduled: scheduledPosts,
      undescribedImages,
    };
  };

  return {
    /** Reads the messages that it returns or measures; other queries only count. */
    async read(): Promise<Dashboard> {
      const [recentSubmissions, counted, waits, measured] = await Promise.all([
        newestMessages(),
        counts(),
        waiting(),
        responses(),
      ]);
      return { counts: counted, waiting: waits, responses: measured, recentSubmissions };
    },
  };
}
