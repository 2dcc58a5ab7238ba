import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { LANGUAGES } from './languages';
import { Message } from './messages/schema';

export const RECENT_MESSAGES = 5;

const Count = z.number().int().min(0);

/** What the role does not see is absent. */
const PendingWork = z
  .object({
    newEnquiries: Count,
    /** Messages without a response; suspected spam does not count. */
    oldestUnanswered: z.object({ id: Id, createdAt: IsoDate, isOverdue: z.boolean() }).nullable(),
    /**
     * Messages with unsent mails, with the id of one of them, deleted messages with unsent replies, and unsent
     * mails to the office.
     */
    unsent: z.object({ count: Count, id: Id.optional(), deleted: z.literal(true).optional() }).nullable(),
    drafts: Count,
    /** Posts, and the date at which the next one appears. */
    scheduled: z.object({ count: Count, next: IsoDate }).nullable(),
    /** Entries with texts that are missing in a language. */
    untranslated: z.record(z.enum(LANGUAGES), Count),
    /** Images that are not `described`. */
    undescribedImages: Count,
  })
  .partial();

/** The times cover the enquiries of the last 30 days, at most the newest 1,000. */
const Responses = z.object({
  /** The time from an enquiry to its first response; `null` without any. */
  medianMs: z.number().min(0).nullable(),
  /** The share of first responses within the promised working day, 0 to 1; `null` without any that is due. */
  withinPromise: z.number().min(0).max(1).nullable(),
});

export const ScheduleName = z.enum(['checkWaiting', 'tidyUp']);
export type ScheduleName = z.infer<typeof ScheduleName>;

const Dashboard = z.object({
  counts: z.object({ contacts: Count, blogPosts: Count, projects: Count, images: Count }).partial(),
  waiting: PendingWork,
  responses: Responses.optional(),
  recentSubmissions: z.array(Message).optional(),
  /** Schedules without a run for twice their interval, and the time of their last one. */
  stopped: z.array(z.object({ name: ScheduleName, since: IsoDate })),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'panel',
  response: Dashboard,
});
