import {
  BLOG_CATEGORIES,
  type CustomCategory,
  listPosts,
  localize,
  type PostSummary,
} from '@alnafitha/contract';
import { aPostSummary } from '@alnafitha/contract/factories';
import { DIFFERENT_WORDS, FOUND_BY, SPELLING_PAIRS } from '@alnafitha/contract/spelling-pairs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';
import { mockTranslations } from '../../../../testing/translations';
import { findPosts } from './blog-page';

const heat = aPostSummary({ id: 'heat01', title: 'Glass that keeps heat out' });
const doors = aPostSummary({ id: 'doors02', title: 'Sliding doors', excerpt: 'Dust.', category: 'Trends' });
const arabic = { title: 'أبواب منزلقة', excerpt: 'غبار في المجرى.', category: 'قطر 2030' };

/** A blog with the given number of pages, each with a post named after it. */
function mockPages(totalPages: number, customCategories: CustomCategory[] = []) {
  return mockEndpoint(listPosts, ({ query }) => {
    const page = Number(query.page);
    const post = aPostSummary({ id: `page${page}`, title: `Post of page ${page}` });
    const next = page < totalPages ? { next: `after-${page}` } : {};
    return {
      posts: page > totalPages ? [] : [post],
      pagination: { totalItems: totalPages * 12, totalPages, ...next },
      customCategories,
    };
  });
}

const mockPosts = (posts: PostSummary[], customCategories: CustomCategory[] = []) =>
  mockEndpoint(listPosts, ({ query }) => ({
    posts: posts.filter(({ category }) => !query.category || category === query.category),
    pagination: { totalItems: posts.length, totalPages: posts.length > 0 ? 1 : 0 },
    customCategories,
  }));

const card = (title: string) => screen.findByRole('link', { name: title });
const chip = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('blog page', () => {
  it('shows the posts with category, date and a link to their pages, and searches without a request', async () => {
    const requests = mockPosts([heat, doors]);
    const { user } = await renderSite('/blog');
    const link = await card('Glass that keeps heat out');
    expect(link).toHaveAttribute('href', '/blog/heat01-glass-that-keeps-heat-out');
    const [article = link] = screen.getAllByRole('article');
    expect(within(article).getByText('Tips & Tricks')).toBeVisible();
    expect(within(article).getByText('1 March 2026')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 posts');
    expect(screen.queryByRole('navigation', { name: 'Blog pages' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), ' SLIDING ');
    expect(titles()).toEqual(['Sliding doors']);
    expect(requests.map(({ query }) => query)).toEqual([{ page: '1', limit: '12' }]);
  });

  it.each([
    ['en', 'أبواب UPVC', 'ar', 'rtl'],
    ['ar', 'Sliding doors', 'en', 'ltr'],
  ] as const)('marks what is not in the language of the page (%s)', async (language, title, lang, dir) => {
    const texts = { title, excerpt: title };
    mockPosts([aPostSummary({ ...texts, category: '2030', translations: { ar: texts } })]);
    await renderSite('/blog', language);
    const heading = (await card(title)).closest('h3');
    expect([heading?.lang, heading?.dir]).toEqual([lang, dir]);
    for (const text of [...screen.getAllByText(title)].filter(({ localName }) => localName === 'p')) {
      expect([text.lang, text.dir]).toEqual([lang, dir]);
    }
    const [article] = screen.getAllByRole('article');
    expect(within(article as HTMLElement).getByText('2030')).not.toHaveAttribute('dir');
  });

  it.each([
    ['en', '/blog?category=company%20news', 'Company News', 'Company+News'],
    ['en', '/blog?category=QATAR+2030', 'Qatar 2030', 'Qatar+2030'],
    ['en', '/blog?category=none', 'none', 'none'],
    ['ar', '/blog?category=Qatar+2030', 'قطر 2030', 'Qatar+2030'],
    ['ar', '/blog?category=أخبار+الشركة', 'أخبار الشركة', 'Company+News'],
  ] as const)('in %s spells the category of %s as its posts do: %s', async (language, path, name, query) => {
    mockPosts([doors], [{ category: 'Qatar 2030', translations: { ar: { category: 'قطر 2030' } } }]);
    await renderSite(path, language);
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    await waitFor(() => {
      const chips = within(screen.getByRole('group', { name: /categories|فئات/ })).getAllByRole('button');
      expect(chips).toHaveLength(1 + BLOG_CATEGORIES.length + (name === 'none' ? 2 : 1));
    });
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical?.split('category=')).toEqual([expect.any(String), query]);
  });

  it('stores one of all or the custom categories in the URL, and starts it at page 1', async () => {
    const requests = mockPages(3, [{ category: 'Qatar 2030' }]);
    const { user, url } = await renderSite('/blog?page=2&category=ALL');
    await card('Post of page 2');
    expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
    const chips = within(screen.getByRole('group', { name: 'Post categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All', ...BLOG_CATEGORIES, 'Qatar 2030']);
    await user.click(chip('Tips & Tricks'));
    await card('Post of page 1');
    expect(url()).toBe('/blog?category=Tips+%26+Tricks');
    expect(chip('Tips & Tricks')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Tips & Tricks' })).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '2', limit: '12' },
      { category: 'Tips & Tricks', page: '1', limit: '12' },
    ]);
    await user.click(chip('All'));
    await waitFor(() => expect(url()).toBe('/blog'));
  });

  it("loads the next page by the previous one's cursor and moves focus to the top of the list", async () => {
    const requests = mockPages(3);
    const { user, url } = await renderSite('/blog');
    await card('Post of page 1');
    await user.click(screen.getByRole('button', { name: 'Older posts' }));
    await card('Post of page 2');
    expect(url()).toBe('/blog?page=2');
    expect(screen.getByRole('heading', { level: 2, name: 'All posts' })).toHaveFocus();
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '12' },
      { page: '2', limit: '12', after: 'after-1' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Page 1 of 3' }));
    await card('Post of page 1');
    expect(url()).toBe('/blog');
    expect(requests).toHaveLength(2);
  });

  it('goes to the last page from a page beyond it, and continues a search on the next page', async () => {
    mockPages(2);
    const { user, url } = await renderSite('/blog?page=7');
    await card('Post of page 2');
    expect(url()).toBe('/blog?page=2');
    await user.click(screen.getByRole('button', { name: 'Page 1 of 2' }));
    await card('Post of page 1');
    await user.type(screen.getByRole('searchbox'), 'page 2');
    expect(screen.getByText('Searching these 1 of 24 posts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search the next page' }));
    await card('Post of page 2');
    expect(screen.getByRole('searchbox')).toHaveValue('page 2');
    expect(screen.queryByRole('button', { name: 'Search the next page' })).toBeNull();
  });

  it('filters by the category of the URL, shows an empty result, and resets category and search', async () => {
    mockPosts([heat, doors]);
    const { user, url } = await renderSite('/blog?category=Trends');
    await card('Sliding doors');
    expect(titles()).toEqual(['Sliding doors']);
    await user.type(screen.getByRole('searchbox'), 'marble');
    expect(screen.getByRole('heading', { name: 'No Posts Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await card('Glass that keeps heat out');
    expect(url()).toBe('/blog');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('stays on a page of a blog without posts', async () => {
    mockPosts([]);
    await renderSite('/blog?page=3');
    expect(await screen.findByRole('heading', { name: 'No Posts Found' })).toBeVisible();
  });

  it('retries by reloading after a failure', async () => {
    mockEndpoint(listPosts, () => new MockError(500, { message: 'Something went wrong' }));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { user } = await renderSite('/blog');
    expect(await screen.findByText('Error Loading Blog Posts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows, searches and filters the Arabic of posts, and finds them by their original text too', async () => {
    const requests = mockPosts(
      [
        aPostSummary({ title: 'Quiet rooms', excerpt: 'Two panes keep noise out.' }),
        { ...doors, category: 'Qatar 2030', translations: { ar: arabic } },
      ],
      [{ category: 'Qatar 2030', translations: { ar: { category: arabic.category } } }],
    );
    const translated = mockTranslations();
    const { user, url } = await renderSite('/blog', 'ar');
    expect(await card('أبواب منزلقة')).toHaveAttribute('href', '/ar/blog/doors02-sliding-doors');
    expect(screen.getByRole('heading', { level: 1, name: 'المدونة' })).toBeVisible();
    expect(chip('نصائح وإرشادات')).toBeVisible();
    expect(screen.getAllByText('1 مارس 2026')).toHaveLength(2);
    await card('ع:Quiet rooms');
    // Only the Arabic of the post that has none.
    expect(translated).toEqual([['Quiet rooms', 'Two panes keep noise out.']]);
    const search = screen.getByRole('searchbox', { name: 'ابحث في المقالات' });
    await user.type(search, 'منزلقه');
    expect(titles()).toEqual(['أبواب منزلقة']);
    await user.clear(search);
    await user.type(search, 'noise');
    expect(titles()).toEqual(['ع:Quiet rooms']);
    await user.type(search, '؟');
    expect(screen.getByRole('heading', { name: 'لا توجد مقالات' })).toBeVisible();

    await user.click(chip('قطر 2030'));
    expect(await screen.findByRole('heading', { level: 2, name: 'قطر 2030' })).toBeVisible();
    expect(url()).toBe('/ar/blog?category=Qatar+2030');
    expect(requests.at(-1)?.query.category).toBe('Qatar 2030');
  });
});

describe('findPosts', () => {
  const posts = [
    aPostSummary({ id: 'frames', title: 'إطارات الألمنيوم', excerpt: 'نافذة واحدة، أو الصيانة السنوية' }),
    aPostSummary({ id: 'upvc', title: 'لماذا يو بي في سي؟', excerpt: 'عزل لفيلا في الوكرة' }),
    aPostSummary({
      id: 'doors',
      title: 'UPVC doors',
      excerpt: 'Quiet rooms, with an Émail finish',
      translations: { ar: { title: 'أبواب UPVC' } },
    }),
  ].map((post) => localize(post, 'ar'));

  /** Whether a search finds posts with these titles. */
  const findsTitles = (titles: readonly string[], search: string) => {
    const titled = titles.map((title, index) => aPostSummary({ id: `p${index}`, title, excerpt: 'x' }));
    const localized = titled.map((post) => localize(post, 'ar'));
    return findPosts(localized, search).length === titles.length;
  };

  it.each([
    ['frames', ['نافذه', 'نافذة', 'النافذة', 'اطارات', 'إِطَارَات', 'المنيوم', 'ألمنيوم']],
    ['frames', ['صيانة', 'وصيانة', 'بالصيانة', 'للصيانه']],
    ['upvc', ['الفيلا', 'ڤيلا', 'يو بي']],
    ['upvc doors', ['يو بي في سي', 'UPVC']],
    ['doors', ['ابواب', 'doors QUIET', 'email']],
    ['', ['marble']],
    ['frames upvc doors', [' ']],
  ])('finds "%s" by %j', (ids, searches) => {
    const find = (search: string) => findPosts(posts, search).map(({ id }) => id);
    expect(searches.filter((search) => find(search).join(' ') !== ids)).toEqual([]);
  });

  it('finds each spelling by the other', () => {
    const missed = SPELLING_PAIRS.filter((pair) => !pair.every((search) => findsTitles(pair, search)));
    expect(missed).toEqual([]);
    expect(FOUND_BY.filter(([title, search]) => !findsTitles([title], search))).toEqual([]);
  });

  it('does not find other words', () => {
    expect(DIFFERENT_WORDS.filter(([title, search]) => findsTitles([title], search))).toEqual([]);
  });
});
