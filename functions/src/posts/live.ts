import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

const Dated = z.object({ date: FirestoreTimestamp });

/** The posts of which the contract's `isLive` is true. */
export function whereLive(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '<=', now);
}

/** Published posts that are not live yet. */
export function whereScheduled(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '>', now);
}

/** Returns when the next scheduled post appears. */
export async function nextDate(posts: Query, now: Date): Promise<Date | undefined> {
  const { docs } = await whereScheduled(posts, now).orderBy('date', 'asc').limit(1).select('date').get();
  const [next] = docs.flatMap((snapshot) => parseDocument(Dated, snapshot) ?? []);
  return next?.date;
}

export function whereDraft(posts: Query): Query {
  return posts.where('published', '==', false);
}

function wherePublished(posts: Query): Query {
  return posts.where('published', '==', true);
}
