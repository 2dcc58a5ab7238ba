import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { Message } from './messages/schema';

export const RECENT_MESSAGES = 5;

const Count = z.number().int().min(0);

const PendingWork = z.object({
  newEnquiries: Count,
  /** Without a response; not suspected spam. */
  oldestUnanswered: z.object({ id: Id, createdAt: IsoDate }).nullable(),
  /** Messages with unsent mails, and the id of one of them. */
  unsent: z.object({ count: Count, id: Id }).nullable(),
  drafts: Count,
  /** Images that are not `described`. */
  undescribedImages: Count,
});

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
