import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dashboard, dateInDoha, ERROR_MESSAGES } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { store } from '../../testing/content';
import { entriesOf, posts } from '../../testing/entries';
import { documentsRead } from '../../testing/reads';

const MINUTE_MS = 60_000;
const THREE_HOURS_MS = 180 * MINUTE_MS;
const TITLE = 'Glass at midnight';

const FIRST = dateInDoha('2026-11-28', '21:00:00');
/** The first test has midnight in Doha, when it is the day before in UTC. */
let date = FIRST;
let now = FIRST;
const before = (ms: number) => new Date(date.getTime() - ms);
const api = await startAdminApi({
  name: 'scheduled',
  path: '/api/admin',
  changes: { clock: () => now, contentCacheMs: 10_000 },
});
const { suite, send } = api;
const { list, create, texts } = entriesOf(api, posts);
const visit = (path: string) => fetch(suite.origin + path);
const textOf = async (path: string) => (await visit(path)).text();
const cacheControlOf = async (path: string) => (await visit(path)).headers.get('cache-control');

/** Readers show posts to visitors, or tell administrators which ones visitors see. */
const READERS: Readonly<Record<string, () => Promise<boolean>>> = {
  'the list': async () => (await textOf('/api/blog')).includes(TITLE),
  'the search': async () => (await textOf('/api/blog?page=1&limit=100')).includes(TITLE),
  'the list of its category': async () => (await textOf('/api/blog?category=Night')).includes(TITLE),
  'the categories': async () => (await textOf('/api/blog?category=Trends')).includes('"Night"'),
  'the post': async () => (await visit('/api/blog/d0')).ok,
  'the English feed': async () => (await textOf('/rss.xml')).includes(TITLE),
  'the Arabic feed': async () => (await textOf('/ar/rss.xml')).includes('/blog/d0'),
  'the sitemap': async () => (await textOf('/sitemap.xml')).includes('/blog/d0'),
  'the dashboard': async () => bodyOf<Dashboard>(await send('GET', '/dashboard')).waiting.scheduled === null,
  'the filter of live posts': async () => (await list('?state=live')).posts.length === 1,
  'the links of its translation': async () => (await texts('d0')).path !== undefined,
};

async function readersThatShowIt(): Promise<string[]> {
  const shown = await Promise.all(Object.values(READERS).map((shows) => shows()));
  return Object.keys(READERS).filter((_, index) => shown[index]);
}

describe('a scheduled post', () => {
  beforeEach(() => {
    // The date is past the lives of all that the test before has cached.
    date = new Date(date.getTime() + THREE_HOURS_MS);
    now = before(60 * MINUTE_MS);
  });

  it('is not shown by any reader until its millisecond, then by all, though they cache', async () => {
    await store.posts(suite.db, [{ title: TITLE, category: 'Night', date }]);
    expect(await readersThatShowIt()).toEqual([]);
    now = before(1);
    expect(await readersThatShowIt()).toEqual([]);
    now = date;
    expect(await readersThatShowIt()).toEqual(Object.keys(READERS));
  });

  it('is not shown to administrators on the site either, and disappears as a draft', async () => {
    await store.posts(suite.db, [{ title: TITLE, category: 'Night', date }]);
    expect(await suite.send('GET', '/api/blog/d0', { cookie: await suite.logInAdmin() })).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.postNotFound },
    });
    await send('PATCH', '/blog-posts/d0/publish', { body: { published: false } });
    now = date;
    // No post is scheduled any more.
    expect(await readersThatShowIt()).toEqual(['the dashboard']);
  });

  it('ends the lives of the cached responses, also that of the stale ones', async () => {
    const lives = (maxAge: number, stale: number, ifError = stale) =>
      `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${ifError}`;
    await store.posts(suite.db, [{ date }, { date: before(-60 * MINUTE_MS) }]);
    for (const [secondsBefore, expected] of [
      [100_000, lives(300, 600, 86_400)],
      [3600, lives(300, 600, 3300)],
      [500.9, lives(300, 200)],
      [60, lives(60, 0)],
      [0.5, lives(0, 0)],
      [0, lives(300, 600, 3300)],
      [-3300, lives(300, 0)],
      [-3600, lives(300, 600, 86_400)],
    ] as const) {
      now = before(secondsBefore * 1000);
      for (const path of ['/api/blog', '/api/services', '/rss.xml', '/sitemap.xml'])
        expect([secondsBefore, path, await cacheControlOf(path)]).toEqual([secondsBefore, path, expected]);
      expect(await cacheControlOf('/api/blog/absent')).toBe('private, no-store');
    }
  });

  it('costs one read in ten seconds, and none with a session', async () => {
    await store.posts(suite.db, [{ date }]);
    const read = (path: string, cookie?: string) => documentsRead(() => suite.send('GET', path, { cookie }));
    expect(await read('/api/services')).toBe(1);
    expect(await read('/api/blog/d0')).toBe(1);
    const cookie = await suite.logInAdmin();
    now = before(59 * MINUTE_MS);
    expect(await read('/api/services', cookie)).toBe(0);
  });
});

describe('the date of a post', () => {
  beforeEach(() => {
    now = FIRST;
  });

  it.each([
    ['a minute in Doha, where the clock never changes', '2026-03-29T02:30', '2026-03-28T23:30:00.000Z'],
    ['midnight', '2026-12-01T00:00', '2026-11-30T21:00:00.000Z'],
    ['a minute in Arabic digits', '٢٠٢٦-١٢-٠١T٠٨:٠٠', '2026-12-01T05:00:00.000Z'],
    ['a day in Persian digits', '۲۰۲۶-۱۲-۰۱', '2026-12-01T09:00:00.000Z'],
  ])('is %s', async (_, typed, expected) => {
    expect(await create({ date: typed })).toMatchObject({ date: expected });
  });

  it('may be past, which is live at once', async () => {
    const { id } = await create({ date: '2020-01-01T08:00', published: true });
    expect((await visit(`/api/blog/${id}`)).status).toBe(200);
  });
});

it('only one file asks whether a post is published', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const asking = files
    .filter((file) => file.endsWith('.ts') && !/test|testing/.test(file))
    .filter((file) => /['"]published['"]/.test(readFileSync(join(folder, file), 'utf8')));
  expect(asking).toEqual(['content/kinds/posts.ts']);
});
