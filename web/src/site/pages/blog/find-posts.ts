import { foldContent, foldSearch, type Localized, type PostSummary } from '@alnafitha/contract';

/**
 * The posts whose title or excerpt, original or localized, contains all words in any spelling. If
 * there is none, the search is folded the other way.
 */
export function findPosts(
  posts: readonly Localized<PostSummary>[],
  search: string,
): readonly Localized<PostSummary>[] {
  const find = (isRetry: boolean) => {
    const words = foldSearch(search, isRetry).split(/[\s\p{Pd}]+/u);
    return posts.filter((post) => {
      const texts = [post, post.original].flatMap(({ title, excerpt }) => [title, excerpt]);
      const text = foldContent(texts.join('\n'));
      return words.every((word) => text.includes(word));
    });
  };
  const found = find(false);
  return found.length > 0 ? found : find(true);
}
