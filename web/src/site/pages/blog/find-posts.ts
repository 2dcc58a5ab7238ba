import {
  foldContent,
  foldSearch,
  type PostSummary,
  withoutArticle,
  withoutPrefixes,
} from '@alnafitha/contract';

/**
 * The posts whose title or excerpt, original or translated, contains all tokens in any spelling. If
 * there is none, the tokens are matched without their Arabic prefixes.
 */
export function findPosts(
  posts: readonly PostSummary[],
  search: string,
  translateContent: (text: string) => string,
): readonly PostSummary[] {
  const words = foldSearch(search).split(/\s+/);
  const searched = posts.map((post) => {
    const { title, excerpt } = post;
    return {
      post,
      text: foldContent([title, excerpt, translateContent(title), translateContent(excerpt)].join('\n')),
    };
  });
  const postsWith = (wanted: readonly string[]) =>
    searched.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ post }) => post);
  const found = postsWith(words.map(withoutArticle));
  return found.length > 0 ? found : postsWith(words.map(withoutPrefixes));
}
