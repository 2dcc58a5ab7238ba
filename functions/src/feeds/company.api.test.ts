import { ERROR_MESSAGES, SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { store } from '../testing/content';

const NOW = new Date('2026-03-01T09:00:00Z');
const { suite, send } = await startAdminApi({
  name: 'company',
  path: '/api/admin',
  // What changes is forgotten at once; each test changes blocks of its own.
  changes: { clock: () => NOW, contentCacheMs: 60_000 },
});
const get = (path: string) => fetch(suite.origin + path);

it('feeds, manifest and security.txt name the company as it is now', async () => {
  const manifest = async () => (await get('/manifest.webmanifest')).json();
  expect(await manifest()).toMatchObject({
    name: 'Al Nafitha Aluminium & Glass',
    short_name: 'Al Nafitha',
    start_url: '/',
  });
  expect(await (await get('/ar/manifest.webmanifest')).json()).toMatchObject({
    id: '/ar',
    name: 'النافذة للألمنيوم والزجاج',
    short_name: 'النافذة',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
  });
  const values = { name: 'Doha Windows', shortName: 'Windows', email: 'office@dohawindows.test' };
  await send('PATCH', '/blocks/company', { body: { values } });
  expect(await manifest()).toMatchObject({ name: 'Doha Windows', short_name: 'Windows' });
  await send('PATCH', '/blocks/blog', { body: { values: { introduction: 'What we learn on site.' } } });
  const feed = await (await get('/rss.xml')).text();
  expect(feed).toContain('<title>Blog | Doha Windows</title>');
  expect(feed).toContain('<description>What we learn on site.</description>');
  const security = await get('/.well-known/security.txt');
  expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await security.text()).split('\n')).toEqual([
    'Contact: mailto:office@dohawindows.test',
    'Expires: 2027-02-24T00:00:00.000Z',
    'Preferred-Languages: en, ar',
    `Canonical: ${suite.origin}/.well-known/security.txt`,
    '',
  ]);
});

it('hidden pages have no feeds, and are not in the sitemap; a page that has to stay is not hidden', async () => {
  await store.projects(suite.db, [{}]);
  const sitemap = async () => (await get('/sitemap.xml')).text();
  expect(await sitemap()).toContain('/portfolio/d0');
  const hide = (...paths: string[]) => {
    const pages = SAMPLE_BLOCKS.pages.pages.map((row) => ({ ...row, isHidden: paths.includes(row.page) }));
    return send('PATCH', '/blocks/pages', { body: { values: { pages } } });
  };
  expect((await hide('/contact')).status).toBe(400);
  expect((await hide('/blog', '/portfolio')).status).toBe(200);
  expect(await sitemap()).not.toMatch(/blog|portfolio/);
  for (const path of ['/rss.xml', '/ar/rss.xml']) expect((await get(path)).status).toBe(404);
});

it('manifest and style sheet of static documents have the company’s colours, which can be read', async () => {
  const css = async () => (await get('/brand.css')).text();
  expect(await css()).toBe('');
  const change = (values: object) => send('PATCH', '/blocks/look', { body: { values } });
  expect(await change({ primary: '#ffcc00' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'primary', message: ERROR_MESSAGES.colorTooLight }] },
  });
  await change({ primary: '#1b3a6b' });
  expect(await css()).toContain('--mui-palette-primary-main:#1b3a6b');
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#1b3a6b' });
});
