import type { Query } from 'firebase-admin/firestore';

/** The posts of which the contract's `isLive` is true. */
export function whereLive(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '<=', now);
}

/** Published posts that are not live yet. */
export function whereScheduled(posts: Query, now: Date): Query {
  return wherePublished(posts).where('date', '>', now);
}

export function whereDraft(posts: Query): Query {
  return posts.where('published', '==', false);
}

function wherePublished(posts: Query): Query {
  return posts.where('published', '==', true);
}
