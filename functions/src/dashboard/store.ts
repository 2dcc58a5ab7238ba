import {
  ContentKind,
  type Dashboard,
  fromKeys,
  type Hours,
  LANGUAGES,
  type Language,
  type MessageStatus,
  mayUse,
  RECENT_MESSAGES,
  type Role,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MISSING_FIELD } from '../content/derived';
import { readHours } from '../content/kinds/block-documents';
import { IMAGES, whereUndescribed } from '../content/kinds/images';
import { nextDate, POSTS, whereDraft, whereScheduled } from '../content/kinds/posts';
import { PROJECTS } from '../content/kinds/projects';
import { unsentOfficeMails } from '../mails/mail-document';
import { DELETED_MESSAGES } from '../messages/deleted';
import { MESSAGES } from '../messages/document';
import { MESSAGE_FIELDS, toMessages } from '../messages/parse';
import { measureResponses } from '../messages/responses';
import { unansweredMessages } from '../messages/waiting';
import { afterWorkingHours } from '../messages/working-time';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { countOf, newestFirst } from '../platform/paging';
import { createScheduleRuns } from '../platform/schedule-runs';

const Dated = z.object({ createdAt: FirestoreTimestamp });
const Answered = Dated.extend({ firstResponseAt: FirestoreTimestamp.nullish() });

const MEASURED_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_MEASURED = 1000;

interface Dependencies {
  readonly clock: () => Date;
  /** An unanswered enquiry is overdue after so many hours of working time. */
  readonly alarmHours: number;
  /** Whether anything runs the schedules. */
  readonly hasScheduler: boolean;
}

export type DashboardStore = ReturnType<typeof createDashboardStore>;

export function createDashboardStore(db: Firestore, { clock, alarmHours, hasScheduler }: Dependencies) {
  const newestMessages = async () => {
    const newest = db.collection(MESSAGES).orderBy('createdAt', 'desc').limit(RECENT_MESSAGES);
    const { docs } = await newest.select(...MESSAGE_FIELDS).get();
    return toMessages(docs);
  };

  const newEnquiries = db.collection(MESSAGES).where('status', '==', 'new' satisfies MessageStatus);

  const oldestUnanswered = async (hours: Promise<Hours>) => {
    const query = unansweredMessages(db).orderBy('createdAt', 'asc').limit(1).select('createdAt');
    const { docs } = await query.get();
    const [oldest] = docs.map((message) => parseDocument(Dated, message));
    if (!oldest) return null;
    const isOverdue = afterWorkingHours(oldest.createdAt, alarmHours, await hours) <= clock();
    return { id: oldest.id, createdAt: oldest.createdAt.toISOString(), isOverdue };
  };

  const unsent = async () => {
    const now = clock();
    const unsentMessages = db.collection(MESSAGES).where('unsentFrom', '<=', now);
    const [{ docs }, messages, deleted, toOffice] = await Promise.all([
      unsentMessages.limit(1).select().get(),
      countOf(unsentMessages),
      countOf(db.collection(DELETED_MESSAGES).where('unsentFrom', '<=', now)),
      countOf(unsentOfficeMails(db, now)),
    ]);
    const count = messages + deleted + toOffice;
    const [sample] = docs;
    if (sample) return { count, id: sample.id };
    return count > 0 ? { count, ...(deleted > 0 && { deleted: true as const }) } : null;
  };

  const responses = async (hours: Promise<Hours>) => {
    const now = clock();
    const { docs } = await db
      .collection(MESSAGES)
      .where('suspectedSpam', '==', false)
      .where('createdAt', '>=', new Date(now.getTime() - MEASURED_MS))
      .orderBy('createdAt', 'desc')
      .limit(MAX_MEASURED)
      .select('createdAt', 'firstResponseAt')
      .get();
    return measureResponses(
      docs.flatMap((message) => parseDocument(Answered, message) ?? []),
      { now, hours: await hours },
    );
  };

  const posts = db.collection(POSTS);

  const scheduled = async () => {
    const now = clock();
    const query = newestFirst({ query: whereScheduled(posts, now), timestamp: 'date' });
    const [count, next] = await Promise.all([countOf(query), nextDate(posts, now)]);
    return next ? { count, next: next.toISOString() } : null;
  };

  /** The number of entries without a text, by language; most often, one count of each kind is 0. */
  const untranslated = async () => {
    const inKinds = ContentKind.options.map(async (kind) => {
      const missing = (languages: readonly Language[]) =>
        countOf(db.collection(kind).where(MISSING_FIELD, 'array-contains-any', languages));
      const isAny = (await missing(LANGUAGES)) > 0;
      return Promise.all(LANGUAGES.map((language) => (isAny ? missing([language]) : 0)));
    });
    const counts = await Promise.all(inKinds);
    return fromKeys(LANGUAGES, (language) =>
      counts.reduce((sum, count) => sum + (count[LANGUAGES.indexOf(language)] ?? 0), 0),
    );
  };

  const ofDesk = async () => {
    const hours = readHours(db);
    const [recentSubmissions, contacts, enquiries, oldest, unsentMails, measured] = await Promise.all([
      newestMessages(),
      countOf(db.collection(MESSAGES)),
      countOf(newEnquiries),
      oldestUnanswered(hours),
      unsent(),
      responses(hours),
    ]);
    return {
      counts: { contacts },
      waiting: { newEnquiries: enquiries, oldestUnanswered: oldest, unsent: unsentMails },
      responses: measured,
      recentSubmissions,
    };
  };

  const ofContent = async () => {
    const [blogPosts, projects, images, drafts, scheduledPosts, undescribedImages, missing] =
      await Promise.all([
        countOf(posts),
        countOf(db.collection(PROJECTS)),
        countOf(db.collection(IMAGES)),
        countOf(whereDraft(posts)),
        scheduled(),
        countOf(whereUndescribed(db.collection(IMAGES))),
        untranslated(),
      ]);
    return {
      counts: { blogPosts, projects, images },
      waiting: { drafts, scheduled: scheduledPosts, undescribedImages, untranslated: missing },
    };
  };

  return {
    /** Reads the messages that it returns or measures; other queries only count. */
    async read(role: Role): Promise<Dashboard> {
      const [desk, content, stopped] = await Promise.all([
        mayUse(role, 'desk') ? ofDesk() : undefined,
        mayUse(role, 'content') ? ofContent() : undefined,
        hasScheduler ? createScheduleRuns(db).stopped(clock()) : [],
      ]);
      return {
        ...desk,
        counts: { ...desk?.counts, ...content?.counts },
        waiting: { ...desk?.waiting, ...content?.waiting },
        stopped,
      };
    },
  };
}
