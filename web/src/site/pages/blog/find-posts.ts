import {
  foldContent,
  foldSearch,
  type Localized,
  type PostSummary,
  withoutArticle,
  withoutPrefixes,
} from '@alnafitha/contract';

/**
 * The posts whose title or excerpt, original or localized, contains all tokens in any spelling. If
 * there is none, the tokens are matched without their Arabic prefixes.
 */
export function findPosts(
  posts: readonly Localized<PostSummary>[],
  search: string,
): readonly Localized<PostSummary>[] {
  const words = foldSearch(search).split(/\s+/);
  const searched = posts.map((post) => {
    const texts = [post, post.original].flatMap(({ title, excerpt }) => [title, excerpt]);
    return { post, text: foldContent(texts.join('\n')) };
  });
  const postsWith = (wanted: readonly string[]) =>
    searched.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ post }) => post);
  const found = postsWith(words.map(withoutArticle));
  return found.length > 0 ? found : postsWith(words.map(withoutPrefixes));
}
