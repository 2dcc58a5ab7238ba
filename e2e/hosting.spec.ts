import { COMPANY, LANGUAGES, localizedPath, readHealth } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { smokeTest } from '../tools/scripts/deploy/smoke';
import { ORIGIN } from './support/suite';
import { test } from './support/test';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a page has one URL, without a trailing slash', async ({ request }) => {
  const serverRendered = ['/services', '/portfolio', '/blog'];
  const prerendered = ['/about', '/chairman', '/testimonials', '/contact', '/privacy', '/sitemap'];
  const paths = LANGUAGES.flatMap((language) =>
    [...serverRendered, ...prerendered].map((path) => localizedPath(language, path)),
  );
  for (const path of [...paths, '/ar']) {
    const response = await request.get(`${path}/?page=2`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `${path}?page=2`]);
    expect((await request.get(path)).status()).toBe(200);
  }
});

test('other spellings of a path lead to its page, and what Hosting leaves to the function never fails', async ({
  request,
}) => {
  const responses = [
    ['/About?utm_source=x&y=1', 301, '/about?utm_source=x&y=1'],
    ['/AR', 301, '/ar'],
    ['/ar/Auth', 301, '/ar/auth'],
    ['/Ar/Blog/aB', 301, '/ar/blog/aB'],
    ['/Admin', 301, '/admin'],
    ['/en', 301, '/'],
    ['/en/', 301, '/en'],
    ['/en/contact?service=x', 301, '/contact?service=x'],
    ['/en/auth', 301, '/auth'],
    ['/en/absent', 404, undefined],
    ['/Absent', 404, undefined],
    ['/about', 200, undefined],
    ['/ar/%61uth', 200, undefined],
    ['/ar/auth', 200, undefined],
  ] as const;
  for (const [path, status, location] of responses) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, status, location]);
  }
});

test.describe('the panel', () => {
  test.use({ expectedErrors: /Failed to load resource.*401.*\/api\/admin\/me/ });
  test('opens with a trailing slash, too', async ({ page }) => {
    await page.goto('/admin/');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test('a browser revalidates a cached page', async ({ request }) => {
  const files = [
    '/about',
    '/contact',
    '/auth',
    '/account',
    '/ar/about',
    '/ar/auth',
    '/admin',
    '/admin/images',
  ];
  for (const path of files) {
    const { 'cache-control': caching } = (await request.get(path)).headers();
    expect([path, caching]).toEqual([path, 'public, max-age=0, must-revalidate']);
  }
});

test('the address of a page of the panel, which may contain a search, is no referrer', async ({
  request,
}) => {
  const policies = ['/admin/messages?search=noor', '/about'].map(
    async (path) => (await request.get(path)).headers()['referrer-policy'],
  );
  expect(await Promise.all(policies)).toEqual(['no-referrer', 'strict-origin-when-cross-origin']);
});

test('the API responds through Hosting', async ({ request }) => {
  const response = await request.get(readHealth.path);
  expect(response.status()).toBe(200);
  expect(readHealth.response.parse(await response.json())).toEqual({ status: 'ok' });
});

test('security.txt names the contact for vulnerability reports', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${COMPANY.email}`,
    Canonical: `${ORIGIN}/.well-known/security.txt`,
    'Preferred-Languages': 'en, ar',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('the questions after a deployment find nothing wrong', async () => {
  const rows = await smokeTest(ORIGIN);
  expect(rows.filter(({ state }) => state !== 'ok')).toEqual([]);
});

test('an image is saved under its own name', async ({ request }) => {
  const { images } = await (await request.get('/api/gallery')).json();
  const { pathname } = new URL(images[0].url, ORIGIN);
  const disposition = (await request.get(pathname)).headers()['content-disposition'];
  expect(disposition).toBe(`inline; filename="${pathname.slice('/media/'.length).replace('/', '-')}"`);
});
