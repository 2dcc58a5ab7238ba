import type { PostSummary } from '@alnafitha/contract';

/** The posts with the words in title or excerpt, as they were written or as the visitor reads them, in any case. */
export function findPosts(
  posts: readonly PostSummary[],
  words: string,
  tr: (text: string) => string,
): readonly PostSummary[] {
  const wanted = words.trim().toLowerCase();
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt, tr(title), tr(excerpt)].some((text) => text.toLowerCase().includes(wanted)),
  );
}
