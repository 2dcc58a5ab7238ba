import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { Message } from './messages/schema';

/** Number of newest messages on the dashboard. */
export const RECENT_MESSAGES = 5;

const Count = z.number().int().min(0);

/** Work that is pending for administrators. */
const PendingWork = z.object({
  /** Messages with the status `new`. */
  newEnquiries: Count,
  /** The oldest of them; `null` if there is none. */
  oldestNew: z.object({ id: Id, createdAt: IsoDate }).nullable(),
  /** Messages whose alert could not be sent, and the id of one of them. */
  undelivered: z.object({ count: Count, id: Id }).nullable(),
  /** Unpublished posts. */
  drafts: Count,
  /** Images of the library that are not `described`. */
  undescribedImages: Count,
});

/** Totals, pending work and the newest messages. */
const Dashboard = z.object({
  counts: z.object({ contacts: Count, blogPosts: Count, projects: Count, images: Count }),
  waiting: PendingWork,
  recentSubmissions: z.array(Message),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  response: Dashboard,
});
