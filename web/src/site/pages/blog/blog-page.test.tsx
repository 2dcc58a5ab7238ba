import {
  BLOG_CATEGORIES,
  type CustomCategory,
  listPosts,
  type PostSummary,
  translateBatch,
} from '@alnafitha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';

function aPost(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 'heat01',
    title: 'Glass that keeps heat out',
    excerpt: 'What a coating does in August.',
    category: 'Tips & Tricks',
    date: '2026-03-01T09:00:00.000Z',
    ...changes,
  };
}
const doors = aPost({
  id: 'doors02',
  title: 'Sliding doors',
  excerpt: 'Dust in the track.',
  category: 'Trends',
});
const arabic = { title: 'أبواب منزلقة', excerpt: 'غبار في المجرى.', category: 'قطر 2030' };

/** A blog with the given number of pages, each with a post named after it. */
function responsePages(totalPages: number) {
  return mockEndpoint(listPosts, ({ query }) => {
    const page = Number(query.page);
    const posts = page > totalPages ? [] : [aPost({ id: `page${page}`, title: `Post of page ${page}` })];
    const next = page < totalPages ? { next: `after-${page}` } : {};
    return {
      posts,
      pagination: { totalItems: totalPages * 12, totalPages, ...next },
      customCategories: [],
    };
  });
}

const responseList = (posts: PostSummary[], customCategories: CustomCategory[] = []) =>
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
  it('shows the posts with category, date and a link to their pages', async () => {
    const requests = responseList([aPost(), doors]);
    await renderSite('/blog');
    expect(await card('Glass that keeps heat out')).toHaveAttribute(
      'href',
      '/blog/heat01-glass-that-keeps-heat-out',
    );
    const [article] = screen.getAllByRole('article');
    expect(within(article as HTMLElement).getByText('Tips & Tricks')).toBeVisible();
    expect(within(article as HTMLElement).getByText('1 March 2026')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 posts');
    expect(requests.map(({ query }) => query)).toEqual([{ page: '1', limit: '12' }]);
    expect(screen.queryByRole('navigation', { name: 'Blog pages' })).toBeNull();
  });

  it.each([
    ['en', 'أبواب UPVC', 'ar', 'rtl'],
    ['ar', 'Sliding doors', 'en', 'ltr'],
  ] as const)(
    'marks what is in another language than the page, here %s',
    async (language, title, lang, dir) => {
      const texts = { title, excerpt: title };
      responseList([aPost({ ...texts, category: '2030', translations: { ar: texts } })]);
      await renderSite('/blog', language);
      const heading = (await card(title)).closest('h3');
      expect([heading?.lang, heading?.dir]).toEqual([lang, dir]);
      for (const text of [...screen.getAllByText(title)].filter(({ localName }) => localName === 'p')) {
        expect([text.lang, text.dir]).toEqual([lang, dir]);
      }
      const [article] = screen.getAllByRole('article');
      expect(within(article as HTMLElement).getByText('2030')).not.toHaveAttribute('dir');
    },
  );

  it('offers all categories and the custom ones of all posts', async () => {
    responseList([aPost(), doors], [{ category: 'Qatar 2030' }]);
    const { user } = await renderSite('/blog');
    await card('Sliding doors');
    const names = within(screen.getByRole('group', { name: 'Post categories' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['All', ...BLOG_CATEGORIES, 'Qatar 2030']);
    await user.click(chip('Trends'));
    await waitFor(() => expect(titles()).toEqual(['Sliding doors']));
    expect(chip('Qatar 2030')).toBeVisible();
  });

  it.each([
    ['en', '/blog?category=company%20news', 'Company News', 'Company+News'],
    ['en', '/blog?category=QATAR+2030', 'Qatar 2030', 'Qatar+2030'],
    ['en', '/blog?category=none', 'none', 'none'],
    ['ar', '/blog?category=Qatar+2030', 'قطر 2030', 'Qatar+2030'],
    ['ar', '/blog?category=أخبار+الشركة', 'أخبار الشركة', 'Company+News'],
  ] as const)(
    'in %s shows the category of %s in its own spelling: %s',
    async (language, url, name, query) => {
      responseList([doors], [{ category: 'Qatar 2030', translations: { ar: { category: 'قطر 2030' } } }]);
      await renderSite(url, language);
      expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
      await waitFor(() => {
        const chips = within(screen.getByRole('group', { name: /categories|فئات/ })).getAllByRole('button');
        expect(chips).toHaveLength(1 + BLOG_CATEGORIES.length + (name === 'none' ? 2 : 1));
      });
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical?.split('category=')).toEqual([expect.any(String), query]);
    },
  );

  it.each(['all', 'ALL'])('shows all posts for the category %s', async (category) => {
    const requests = responseList([aPost()]);
    await renderSite(`/blog?category=${category}`);
    await card('Glass that keeps heat out');
    expect(requests[0]?.query).not.toHaveProperty('category');
    expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  });

  it('stores the category in the URL and starts it at page 1', async () => {
    const requests = responsePages(3);
    const { user, url: address } = await renderSite('/blog?page=2');
    await card('Post of page 2');
    await user.click(chip('Tips & Tricks'));
    await card('Post of page 1');
    expect(address()).toBe('/blog?category=Tips+%26+Tricks');
    expect(chip('Tips & Tricks')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Tips & Tricks' })).toBeVisible();
    expect(requests.at(-1)?.query).toEqual({ category: 'Tips & Tricks', page: '1', limit: '12' });
    await user.click(chip('All'));
    await waitFor(() => expect(address()).toBe('/blog'));
  });

  it("loads the next page by the previous one's cursor and moves focus to the top of the list", async () => {
    const requests = responsePages(3);
    const { user, url: address } = await renderSite('/blog');
    await card('Post of page 1');
    await user.click(screen.getByRole('button', { name: 'Older posts' }));
    await card('Post of page 2');
    expect(address()).toBe('/blog?page=2');
    expect(screen.getByRole('heading', { level: 2, name: 'All posts' })).toHaveFocus();
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '12' },
      { page: '2', limit: '12', after: 'after-1' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Page 1 of 3' }));
    await card('Post of page 1');
    expect(address()).toBe('/blog');
    expect(requests).toHaveLength(2);
  });

  it('goes to the last page from a page beyond it', async () => {
    responsePages(2);
    const { url: address } = await renderSite('/blog?page=7');
    await card('Post of page 2');
    expect(address()).toBe('/blog?page=2');
  });

  it.each(['0', '-1', '1.5', 'x', '99999999'])('treats page %s as the first', async (page) => {
    const requests = responsePages(2);
    await renderSite(`/blog?page=${page}`);
    await card('Post of page 1');
    expect(requests.map(({ query }) => query.page)).toEqual(['1']);
  });

  it('searches title and excerpt, ignoring case, without a request', async () => {
    const requests = responseList([aPost(), doors]);
    const { user } = await renderSite('/blog');
    await card('Sliding doors');
    const search = screen.getByRole('searchbox', { name: 'Search posts' });
    await user.type(search, ' SLIDING ');
    expect(titles()).toEqual(['Sliding doors']);
    await user.clear(search);
    await user.type(search, 'august');
    expect(titles()).toEqual(['Glass that keeps heat out']);
    expect(requests).toHaveLength(1);
  });

  it('says how many posts a search covers and continues it on the next page', async () => {
    responsePages(2);
    const { user } = await renderSite('/blog');
    await card('Post of page 1');
    await user.type(screen.getByRole('searchbox'), 'page 2');
    expect(screen.getByText('Searching these 1 of 24 posts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search the next page' }));
    await card('Post of page 2');
    expect(screen.getByRole('searchbox')).toHaveValue('page 2');
    expect(screen.queryByRole('button', { name: 'Search the next page' })).toBeNull();
  });

  it('shows an empty result, and resets category and search', async () => {
    responseList([aPost(), doors]);
    const { user, url: address } = await renderSite('/blog?category=Trends');
    await card('Sliding doors');
    await user.type(screen.getByRole('searchbox'), 'marble');
    expect(screen.getByRole('heading', { name: 'No Posts Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await card('Glass that keeps heat out');
    expect(address()).toBe('/blog');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows a message when there are no posts', async () => {
    responseList([]);
    await renderSite('/blog?page=3');
    expect(await screen.findByRole('heading', { name: 'No Posts Found' })).toBeVisible();
  });

  it('retries by reloading after a failure', async () => {
    mockEndpoint(listPosts, () => new MockError(500, { message: 'Something went wrong' }));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { user } = await renderSite('/blog');
    expect(await screen.findByText('Error Loading Blog Posts')).toBeVisible();
    expect(
      screen.getByText('We encountered an error while loading blog posts. Please try again later.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows and searches the Arabic of posts, and finds them by their original text too', async () => {
    responseList([
      aPost({ title: 'Quiet rooms', excerpt: 'Two panes keep noise out.' }),
      { ...doors, category: 'Qatar 2030', translations: { ar: arabic } },
    ]);
    const requests = mockEndpoint(translateBatch, ({ body }) => ({
      translatedTexts: (body as { texts: string[] }).texts.map((text) => `ع:${text}`),
    }));
    const { user } = await renderSite('/blog', 'ar');
    expect(await card('أبواب منزلقة')).toHaveAttribute('href', '/ar/blog/doors02-sliding-doors');
    expect(screen.getByRole('heading', { level: 1, name: 'المدونة' })).toBeVisible();
    expect(chip('نصائح وإرشادات')).toBeVisible();
    expect(screen.getAllByText('1 مارس 2026')).toHaveLength(2);
    await card('ع:Quiet rooms');
    // Only the Arabic of the post that has none.
    expect(requests.map(({ body }) => body)).toEqual([
      { texts: ['Quiet rooms', 'Two panes keep noise out.'], targetLang: 'ar' },
    ]);
    const search = screen.getByRole('searchbox', { name: 'ابحث في المقالات' });
    await user.type(search, 'منزلقه');
    expect(titles()).toEqual(['أبواب منزلقة']);
    await user.clear(search);
    await user.type(search, 'noise');
    expect(titles()).toEqual(['ع:Quiet rooms']);
    await user.type(search, '؟');
    expect(screen.getByRole('heading', { name: 'لا توجد مقالات' })).toBeVisible();
  });

  it('names a custom category by the Arabic of its posts, and filters by the original', async () => {
    const requests = responseList(
      [{ ...doors, category: 'Qatar 2030', translations: { ar: arabic } }],
      [{ category: 'Qatar 2030', translations: { ar: { category: arabic.category } } }],
    );
    const { user, url: address } = await renderSite('/blog', 'ar');
    await card('أبواب منزلقة');
    await user.click(chip('قطر 2030'));
    expect(await screen.findByRole('heading', { level: 2, name: 'قطر 2030' })).toBeVisible();
    expect(address()).toBe('/ar/blog?category=Qatar+2030');
    expect(requests.at(-1)?.query.category).toBe('Qatar 2030');
  });
});
