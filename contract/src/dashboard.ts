import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { Message } from './messages';

/** How many of the newest enquiries the dashboard shows. */
export const RECENT_SUBMISSIONS = 5;

const Count = z.number().int().min(0);

/** What waits for an administrator at the moment. */
const Waiting = z.object({
  /** Enquiries with the status `new`. */
  newEnquiries: Count,
  /** The one of them that has waited longest; `null` where there is none. */
  oldestNew: z.object({ id: Id, createdAt: IsoDate }).nullable(),
  /** Posts that are not published. */
  drafts: Count,
  /** Images of the library that are not `described`. */
  undescribedImages: Count,
});

/** What there is to manage, what waits, and the newest enquiries. */
const Dashboard = z.object({
  counts: z.object({ contacts: Count, blogPosts: Count, projects: Count, images: Count }),
  waiting: Waiting,
  recentSubmissions: z.array(Message),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  reply: Dashboard,
});
