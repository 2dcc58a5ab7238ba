import { z } from 'zod';
import { endpoint } from './endpoint';
import { Message } from './messages';

/** How many of the newest enquiries the dashboard shows. */
export const RECENT_SUBMISSIONS = 5;

const Count = z.number().int().min(0);

/** What there is to manage, and the newest enquiries. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  reply: z.object({
    counts: z.object({ contacts: Count, blogPosts: Count, projects: Count, images: Count }),
    recentSubmissions: z.array(Message),
  }),
});
