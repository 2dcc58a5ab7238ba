import {
  foldContent,
  foldSearch,
  type PostSummary,
  withoutArticle,
  withoutPrefixes,
} from '@alnafitha/contract';

/**
 * The posts with all the words in title or excerpt, as they were written or as the visitor reads them, in any spelling. Where
 * there is none, the words are looked for without their Arabic prefixes.
 */
export function findPosts(
  posts: readonly PostSummary[],
  search: string,
  tr: (text: string) => string,
): readonly PostSummary[] {
  const words = foldSearch(search).split(/\s+/);
  const searched = posts.map((post) => {
    const { title, excerpt } = post;
    return { post, text: foldContent([title, excerpt, tr(title), tr(excerpt)].join('\n')) };
  });
  const postsWith = (wanted: readonly string[]) =>
    searched.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ post }) => post);
  const found = postsWith(words.map(withoutArticle));
  return found.length > 0 ? found : postsWith(words.map(withoutPrefixes));
}
