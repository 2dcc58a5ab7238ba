import {
  type getPost,
  type Language,
  type ListedPost,
  type listPosts,
  POST_PATHS,
  POSTS_PAGE_SIZE,
  type Post,
  SEARCHED_POSTS_PAGE_SIZE,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callOrNull, type EndpointRoute } from '../../shared/api/call';
import { CONTENT_STALE_TIME } from '../../shared/api/use-content-query';
import type { HtmlNode } from '../../shared/ui/html/html-node';

const listRoute: EndpointRoute<typeof listPosts> = { method: 'GET', path: POST_PATHS.list };
const detailRoute: EndpointRoute<typeof getPost> = { method: 'GET', path: POST_PATHS.item };

interface PostFilter {
  page: number;
  /** Undefined for all categories. */
  category?: string | undefined;
  /** The previous page's `next` cursor, if known. */
  after?: string | undefined;
}

export const postQueries = {
  list: ({ page, category, after }: PostFilter) =>
    queryOptions({
      // The key omits `after`, which does not change what is on the page.
      queryKey: ['posts', 'list', category ?? 'all', page],
      queryFn: () => call(listRoute, { query: { category, page, limit: POSTS_PAGE_SIZE, after } }),
      placeholderData: keepPreviousData,
      staleTime: CONTENT_STALE_TIME,
    }),
  /** All posts, for the search in the browser. */
  all: () =>
    queryOptions({
      queryKey: ['posts', 'all'],
      queryFn: fetchAllPosts,
      staleTime: CONTENT_STALE_TIME,
    }),
  /** The post with its text in one language; `null` if the post does not exist. */
  detail: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['posts', 'detail', id, language],
      queryFn: () => fetchPost(id, language),
      staleTime: CONTENT_STALE_TIME,
    }),
};

async function fetchAllPosts(): Promise<readonly ListedPost[]> {
  const posts: ListedPost[] = [];
  let after: string | undefined;
  for (let page = 1; page === 1 || after !== undefined; page++) {
    const response = await call(listRoute, {
      query: { page, limit: SEARCHED_POSTS_PAGE_SIZE, after, words: 'yes' },
    });
    posts.push(...response.posts);
    after = response.pagination.next;
  }
  return posts;
}

type Texts = NonNullable<NonNullable<Post['translations']>[Language]>;
type ParsedTexts = Omit<Texts, 'content'> & { content?: HtmlNode[] };

/** A post with parsed HTML: of the translation into the page's language, else of the original. */
export type ParsedPost = Omit<Post, 'content' | 'contentPictures' | 'translations'> & {
  content: HtmlNode[];
  translations?: Readonly<Record<Language, ParsedTexts>>;
};

/** The parser is large, and never needed on a server-rendered page. */
const loadParser = () => import('../../shared/ui/html/parse-html');

async function fetchPost(id: string, language: Language): Promise<ParsedPost | null> {
  // Both load in parallel, so that the post does not wait for the parser.
  const [post] = await Promise.all([callOrNull(detailRoute, { params: { id } }), loadParser()]);
  return post && parsePost(post, language);
}

/** Keeps the text of one language. */
export async function parsePost(post: Post, language: Language): Promise<ParsedPost> {
  const { parseHtml } = await loadParser();
  const { contentPictures, content, translations, ...summary } = post;
  const translated = translations?.[language]?.content;
  const parsed = parseHtml(translated ?? content, contentPictures);
  const textsIn = (textLanguage: Language): ParsedTexts => {
    const { content: _, ...texts }: Texts = translations?.[textLanguage] ?? {};
    return textLanguage === language && translated ? { ...texts, content: parsed } : texts;
  };
  return {
    ...summary,
    content: translated ? [] : parsed,
    translations: { ar: textsIn('ar'), en: textsIn('en') },
  };
}
