import {
  type CustomCategory,
  type ListedPost,
  listPosts,
  localize,
  SAMPLE_BLOCKS,
} from '@alnafitha/contract';
import { aPostSummary } from '@alnafitha/contract/factories';
import { DIFFERENT_WORDS, FOUND_BY, SPELLING_PAIRS } from '@alnafitha/contract/spelling-pairs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';
import { mockTranslations } from '../../../../testing/translations';
import { findPosts } from './use-posts';

const heat = aPostSummary({ id: 'heat01', title: 'Glass that keeps heat out' });
const doors = aPostSummary({ id: 'doors02', title: 'Sliding doors', excerpt: 'Dust.', category: 'Trends' });
const arabic = { title: 'أبواب منزلقة', excerpt: 'غبار في المجرى.', category: 'قطر 2030' };

/** A blog with the given number of pages, each with a post named after it. */
const SAMPLE_CATEGORIES = SAMPLE_BLOCKS.categories.posts.map(({ name }) => name);

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

const mockPosts = (posts: ListedPost[], customCategories: CustomCategory[] = []) =>
  mockEndpoint(listPosts, ({ query }) => ({
    posts: posts.filter(({ category }) => !query.category || category === query.category),
    pagination: { totalItems: posts.length, totalPages: posts.length > 0 ? 1 : 0 },
    customCategories,
  }));

const card = (title: string) => screen.findByRole('link', { name: title });
const chip = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

const expectTitles = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

type User = Awaited<ReturnType<typeof renderSite>>['user'];

/** Replaces the words of the search. */
async function search(user: User, words: string) {
  const field = screen.getByRole('searchbox');
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
}

describe('blog page', () => {
  it('shows the posts with category, date and a link to their pages, and searches with one request', async () => {
    const requests = mockPosts([heat, { ...doors, words: 'tracks rails سكة' }]);
    const { user } = await renderSite('/blog');
    const link = await card('Glass that keeps heat out');
    expect(link).toHaveAttribute('href', '/blog/heat01-glass-that-keeps-heat-out');
    const [article = link] = screen.getAllByRole('article');
    expect(within(article).getByText('Tips & Tricks')).toBeVisible();
    expect(within(article).getByText('1 March 2026')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 posts');
    expect(screen.queryByRole('navigation', { name: 'Blog pages' })).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search posts' })).toBeVisible();
    await search(user, ' SLIDING ');
    await expectTitles('Sliding doors');
    expect(screen.getByRole('status')).toHaveTextContent('1 post');
    await search(user, 'rails');
    await expectTitles('Sliding doors');
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '12' },
      { page: '1', limit: '100', words: 'yes' },
    ]);
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
    const requests = mockPosts(
      [doors],
      [{ category: 'Qatar 2030', translations: { ar: { category: 'قطر 2030' } } }],
    );
    await renderSite(path, language);
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    await waitFor(() => {
      const chips = within(screen.getByRole('group', { name: /categories|فئات/ })).getAllByRole('button');
      expect(chips).toHaveLength(1 + SAMPLE_CATEGORIES.length + (name === 'none' ? 2 : 1));
    });
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical?.split('category=')).toEqual([expect.any(String), query]);
    expect(requests[0]?.query.category).toBe(new URL(path, location.origin).searchParams.get('category'));
  });

  it('stores one of all or the custom categories in the URL, and starts it at page 1', async () => {
    const requests = mockPages(3, [{ category: 'Qatar 2030' }]);
    const { user, url } = await renderSite('/blog?page=2&category=ALL');
    await card('Post of page 2');
    expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
    const chips = within(screen.getByRole('group', { name: 'Post categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All', ...SAMPLE_CATEGORIES, 'Qatar 2030']);
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

  it('goes to the last page from a page beyond it, and stays on a page of a blog without posts', async () => {
    mockPages(2);
    const { url } = await renderSite('/blog?page=7');
    await card('Post of page 2');
    expect(url()).toBe('/blog?page=2');
    cleanup();
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
    // The API translates only the post that has no Arabic.
    expect(translated).toEqual([['Quiet rooms', 'Two panes keep noise out.']]);
    expect(screen.getByRole('searchbox', { name: 'ابحث في المقالات' })).toBeVisible();
    await search(user, 'منزلقه');
    await expectTitles('أبواب منزلقة');
    await search(user, 'noise');
    await expectTitles('ع:Quiet rooms');
    await user.keyboard('؟');
    expect(await screen.findByRole('heading', { name: 'لا توجد مقالات' })).toBeVisible();

    await user.click(chip('قطر 2030'));
    expect(await screen.findByRole('heading', { level: 2, name: 'قطر 2030' })).toBeVisible();
    expect(url()).toBe('/ar/blog?category=Qatar+2030&search=noise%D8%9F');
    expect(requests.at(-1)?.query.category).toBe('Qatar 2030');
  });
});

describe('the search of a blog of many pages', () => {
  const COUNT = 230;
  /** Every fifth about doors and in Trends, newest first. */
  const blog = Array.from({ length: COUNT }, (_, index) => {
    const number = index + 1;
    const isDoor = number % 5 === 0;
    const name = isDoor ? 'Door' : 'Window';
    return aPostSummary({
      id: `p${number}`,
      title: `${name} ${number}`,
      excerpt: number === COUNT ? 'The oldest of all' : 'Made in Doha',
      category: isDoor ? 'Trends' : 'Company News',
      translations: { ar: { title: `${isDoor ? 'باب' : 'نافذة'} ${number}`, excerpt: 'صنع في الدوحة' } },
    });
  });
  const doors = blog.filter(({ category }) => category === 'Trends').map(({ title }) => title);

  /** Pages as the API does; `respond` may answer a request of the search. */
  function mockBlog(respond: (page: number) => Promise<MockError | undefined> | undefined = () => undefined) {
    const requests = mockEndpoint(listPosts, async ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const error = limit === 100 ? await respond(page) : undefined;
      if (error) return error;
      const matches = blog.filter(({ category }) => !query.category || category === query.category);
      const next = page * limit < matches.length ? { next: `after-${page}` } : {};
      return {
        posts: matches.slice((page - 1) * limit, page * limit),
        pagination: { totalItems: matches.length, totalPages: Math.ceil(matches.length / limit), ...next },
        customCategories: [],
      };
    });
    return {
      ofSearch: () => requests.map(({ query }) => query).filter(({ limit }) => limit === '100'),
      ofList: () => requests.map(({ query }) => query).filter(({ limit }) => limit === '12'),
    };
  }
  const nothingFound = () => screen.queryByRole('heading', { name: 'No Posts Found' });

  it('covers all posts, which it loads once, to the last one', async () => {
    const requests = mockBlog();
    const { user, url } = await renderSite('/blog?page=3');
    await card('Door 25');
    expect(requests.ofSearch()).toEqual([]);
    await search(user, 'WINDOW 13');
    await expectTitles(
      ...[13, 113, 131, 132, 133, 134, 136, 137, 138, 139, 213].map((number) => `Window ${number}`),
    );
    expect(url()).toBe('/blog?search=WINDOW+13');
    expect(screen.getByRole('status')).toHaveTextContent('11 posts');
    expect(screen.queryByRole('navigation', { name: 'Blog pages' })).toBeNull();
    await search(user, 'oldest');
    await expectTitles('Door 230');
    await search(user, 'marble');
    await waitFor(() => expect(nothingFound()).toBeVisible());
    expect(requests.ofSearch()).toEqual([
      { page: '1', limit: '100', words: 'yes' },
      { page: '2', limit: '100', after: 'after-1', words: 'yes' },
      { page: '3', limit: '100', after: 'after-2', words: 'yes' },
    ]);
  });

  it('shows twelve a page, and keeps words and page in the other language', async () => {
    mockBlog();
    const { user, url } = await renderSite('/blog');
    await card('Door 5');
    await search(user, 'door');
    await expectTitles(...doors.slice(0, 12));
    expect(screen.getByRole('status')).toHaveTextContent('46 posts');
    const showOlder = async (pages: string, older: string) => {
      const bar = within(screen.getByRole('navigation', { name: pages }));
      await user.click(bar.getByRole('button', { name: older }));
    };
    for (const start of [12, 24]) {
      await showOlder('Blog pages', 'Older posts');
      await expectTitles(...doors.slice(start, start + 12));
    }
    const [toggle] = screen.getAllByRole('button', { name: 'العربية' });
    await user.click(toggle as HTMLElement);
    const arabicDoors = doors.map((title) => title.replace('Door', 'باب'));
    await expectTitles(...arabicDoors.slice(24, 36));
    expect(screen.getByRole('status')).toHaveTextContent('46 مقالًا');
    await showOlder('صفحات المدونة', 'مقالات أقدم');
    await expectTitles(...arabicDoors.slice(36));
    expect(url()).toBe('/ar/blog?search=door&page=4');
    expect(screen.getByRole('searchbox')).toHaveValue('door');
  });

  it('applies the category, starts it at page 1 without loading again, and is reset with it', async () => {
    const requests = mockBlog();
    const { user, url } = await renderSite('/blog?search=doha&page=9');
    await card('Window 97');
    await user.click(chip('Trends'));
    await expectTitles(...doors.slice(0, 12));
    expect(url()).toBe('/blog?category=Trends&search=doha');
    expect(screen.getByRole('status')).toHaveTextContent('45 posts');
    await search(user, 'window');
    await waitFor(() => expect(nothingFound()).toBeVisible());
    expect(requests.ofSearch()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await card('Window 1');
    expect(url()).toBe('/blog');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('230 posts');
  });

  it('opens at the words and the page of its URL, also beyond the end, and asks for no such page of the list', async () => {
    const requests = mockBlog();
    const { url } = await renderSite('/blog?search=door&page=40');
    await expectTitles(...doors.slice(36));
    expect(url()).toBe('/blog?search=door&page=4');
    expect(screen.getByRole('searchbox')).toHaveValue('door');
    expect(requests.ofList()).toEqual([{ page: '1', limit: '12' }]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/blog$/);
  });

  it('says neither that it found nothing nor how many while it loads', async () => {
    const { promise, resolve } = deferred<undefined>();
    const requests = mockBlog((page) => (page === 3 ? promise : undefined));
    await renderSite('/blog?search=oldest');
    await waitFor(() => expect(requests.ofSearch()).toHaveLength(3));
    expect(nothingFound()).toBeNull();
    expect(screen.queryByText(/\d posts?$/)).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
    resolve(undefined);
    await expectTitles('Door 230');
  });

  it('keeps the words when posts cannot be loaded, and loads them again', async () => {
    let fails = true;
    mockBlog(async (page) =>
      fails && page === 2 ? new MockError(500, { message: 'Something went wrong' }) : undefined,
    );
    const { user } = await renderSite('/blog');
    await card('Window 1');
    await search(user, 'oldest');
    expect(await screen.findByText('The posts could not be searched. Please try again.')).toBeVisible();
    expect(nothingFound()).toBeNull();
    expect(screen.queryByText(/\d posts?$/)).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('oldest');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expectTitles('Door 230');
  });
});

describe('findPosts', () => {
  const posts = [
    aPostSummary({
      id: 'frames',
      title: 'إطارات الألمنيوم',
      excerpt: 'نافذة واحدة، أو الصيانة السنوية',
      translations: { en: { title: 'Frames of metal' } },
    }),
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
    ['frames', ['frames metal']],
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

  it('finds each spelling by the other, and no other words', () => {
    const missed = SPELLING_PAIRS.filter((pair) => !pair.every((search) => findsTitles(pair, search)));
    expect(missed).toEqual([]);
    expect(FOUND_BY.filter(([title, search]) => !findsTitles([title], search))).toEqual([]);
    expect(DIFFERENT_WORDS.filter(([title, search]) => findsTitles([title], search))).toEqual([]);
  });
});
