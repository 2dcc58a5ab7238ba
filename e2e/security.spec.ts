import * as contract from '@alnafitha/contract';
import { logIn, logInAdmin } from '@alnafitha/contract';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { sitemapPaths } from './support/crawl';
import { storeAttack } from './support/stored-xss';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { type Requests, trackRequests } from './support/track-requests';
import { pathIn, visit } from './support/visit';
import { watchErrors } from './support/watch-errors';
import { ATTACK_ID, ATTACKER, type AttackedKind, attackText } from './support/xss-payload';

/** Directives of a policy by name, with their sources in order. */
function directivesOf(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test.describe('every response has the security headers', () => {
  const INVALID_JSON = { data: '{', headers: { 'Content-Type': 'application/json', Origin: ORIGIN } };
  const CROSS_ORIGIN = { data: {}, headers: { Origin: 'https://elsewhere.example' } };
  const RESPONSES = [
    ...['/', '/about', '/blog/coolhouse', '/account', '/admin', '/admin/messages/x'].map(
      (path) => ['page', path, 200] as const,
    ),
    ['page', '/no/such/page', 404],
    ['page', '/ar', 200],
    ['page', '/ar/about', 200],
    ['page', '/ar/no/such/page', 404],
    ['page', '/assets/gone.js', 404],
    ['page', '/.well-known/absent', 404],
    ['file', '/robots.txt', 200],
    ['file', '/favicon.svg', 200],
    ['file', '/.well-known/security.txt', 200],
    ['redirect', '/contact/', 301],
    ['redirect', '/services/', 301],
    ['redirect', '/ar/admin', 301],
    ['data', '/api/health', 200],
    ['data', '/api/gallery', 200],
    ['data', '/api', 404],
    ['data', '/api/unknown', 404],
    ['data', '/api/admin/messages', 401],
    ['data', '/api/gallery?category=x', 400],
    ['data', '/api/contact', 405],
    ['data', '/api/contact', 400, INVALID_JSON],
    ['data', '/api/contact', 403, CROSS_ORIGIN],
    ['data', '/media/x/480.webp', 404],
  ] as const;

  test('of every kind: pages, files, redirects, data and errors', async ({ request }) => {
    for (const [kind, path, status, post] of RESPONSES) {
      await test.step(`${post ? 'POST ' : ''}${path}: ${status}`, async () => {
        const response = await (post
          ? request.post(path, post)
          : request.get(path, kind === 'redirect' ? { maxRedirects: 0 } : {}));
        expect.soft(response.status(), path).toBe(status);
        await expectSecurityHeaders(response, kind);
      });
    }
  });

  test('of the scripts of the page, and of an image', async ({ request }) => {
    const [script] = /\/assets\/[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? [];
    const { images } = await (await request.get('/api/gallery')).json();
    for (const [path, kind] of [
      [script, 'file'],
      [images[0].url, 'data'],
    ] as const) {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      await expectSecurityHeaders(response, kind);
    }
  });

  test('of every page of the sitemap, in both languages', async ({ request }) => {
    const paths = await sitemapPaths(request);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) await expectSecurityHeaders(await request.get(path), 'page');
  });
});

test('a response of the API is cached only if it belongs to a cacheable route', async ({ request }) => {
  const endpoints = Object.values(contract).filter(
    (value): value is Extract<typeof value, contract.Endpoint> =>
      typeof value === 'object' && 'access' in value && 'path' in value,
  );
  const cacheable: string[] = [];
  for (const { path } of endpoints) {
    const response = await request.get(path.replace(/:\w+/g, 'absent'));
    const caching = response.headers()['cache-control'];
    if (caching === 'public, max-age=0, s-maxage=300, stale-while-revalidate=600') cacheable.push(path);
    else expect([path, caching]).toEqual([path, 'private, no-store']);
  }
  expect(cacheable.sort()).toEqual([
    '/api/blog',
    '/api/gallery',
    '/api/portfolio/images',
    '/api/portfolio/projects',
    '/api/projects',
    '/api/services',
    '/api/testimonials',
  ]);
});

/** Of the one inline script of a page. */
const INLINE_SCRIPT_HASH = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

async function expectSecurityHeaders(response: APIResponse, kind: 'page' | 'file' | 'redirect' | 'data') {
  const headers = response.headers();
  const { pathname } = new URL(response.url());
  expect.soft(headers, pathname).toMatchObject({
    'x-content-type-options': 'nosniff',
    // The address of the panel may contain a search.
    'referrer-policy': pathname.startsWith('/admin/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  const isPublicFile = /^\/(assets|media)\//.test(pathname);
  expect
    .soft(headers['cross-origin-resource-policy'], pathname)
    .toBe(isPublicFile ? 'cross-origin' : 'same-origin');
  const none = ["'none'"];
  const base = { 'object-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none };
  const sent = directivesOf(headers['content-security-policy']);
  expect.soft(sent, pathname).toEqual(kind === 'data' ? { 'default-src': none, ...base } : base);
  if (kind !== 'page') return;
  const html = await response.text();
  const [before = '', policy = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
  );
  // The policy applies only to what follows it.
  expect.soft(before, pathname).not.toMatch(/<(?!!doctype|html|head|meta charset)/);
  expect.soft(policy, pathname).not.toContain('unsafe-');
  expect.soft(directivesOf(policy), pathname).toMatchObject({
    ...{ 'default-src': none, 'object-src': none, 'base-uri': none, 'form-action': none },
    ...{ 'script-src': ["'self'", INLINE_SCRIPT_HASH], 'style-src-attr': none },
    ...{ 'require-trusted-types-for': ["'script'"], 'trusted-types': none },
  });
}

test('a policy violation is blocked and fails its end-to-end test', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const check = await watchErrors(context, /(?!)/);
  const page = await context.newPage();
  await page.goto('/');
  const blocked = await page.evaluate(async () => {
    // In a later task: the policy does not apply to code that the test itself evaluates.
    await new Promise((resolve) => setTimeout(resolve));
    const script = document.createElement('script');
    const attempts: Record<string, () => unknown> = {
      code: () => new Function('__owned=1')(),
      inline: () => document.body.append(Object.assign(script, { text: '__owned=1' })),
      html: () => Object.assign(script, { innerHTML: '<img src=x onerror=__owned=1>' }),
      handler: () => document.body.setAttribute('onclick', '__owned=1'),
      call: () => fetch('https://elsewhere.example'),
    };
    const failed = await Promise.all(
      Object.entries(attempts).map(async ([name, attempt]) => {
        try {
          await attempt();
          return [];
        } catch {
          return [name];
        }
      }),
    );
    document.body.click();
    return { failed: failed.flat(), owned: '__owned' in window };
  });
  expect(blocked).toEqual({ failed: ['code', 'inline', 'html', 'handler', 'call'], owned: false });
  // The browser reports a violation shortly after it blocks it.
  await expect(() => {
    expect(check).toThrow(/trusted-types.*trusted-types.*trusted-types.*trusted-types.*policy: connect-src/s);
  }).toPass();
  await context.close();
});

test.describe('stored XSS is harmless on every page that renders it', () => {
  // The tests share the attacker: one after the other.
  test.describe.configure({ mode: 'default' });
  test.use({
    viewport: { width: 1280, height: 900 },
    expectedErrors: /Failed to load resource.*(401.*\/api\/user|404.*\/media\/x)/,
  });
  let removeAttack: () => Promise<void>;
  test.beforeEach(async () => {
    removeAttack = await storeAttack();
  });
  test.afterEach(() => removeAttack());

  for (const language of ['en', 'ar'] as const) {
    test(`of the site (${language})`, { tag: WRITES }, async ({ page }) => {
      const requests = trackRequests(page);
      const expectHarmlessKinds = (...kinds: AttackedKind[]) =>
        expectHarmless(page, requests, ...kinds.map((kind) => attackText(kind, language)));
      for (const [path, ...kinds] of [
        ['/#contact', 'project', 'testimonial'],
        ['/services', 'service'],
        ['/portfolio', 'project'],
        [`/portfolio?id=${ATTACK_ID}`, 'project'],
        [`/portfolio/${ATTACK_ID}`, 'project'],
        [`/blog/${ATTACK_ID}`, 'post'],
        ['/blog', 'post'],
      ] as const) {
        await visit(page, pathIn(language, path), { language });
        await expectHarmlessKinds(...kinds);
      }
      // As the browser renders it, not the server.
      await page.locator(`a[href*="/blog/${ATTACK_ID}"]`).first().click();
      await expect(page.locator('h1')).toHaveText(attackText('post', language));
      await expectHarmlessKinds('post');
      const navigation = page.getByRole('banner');
      await navigation.locator('a[href$="/portfolio"]').first().click();
      await page
        .getByRole('button', { name: /^(View the image|عرض الصورة).*(Attack|هجوم) image/ })
        .first()
        .click();
      await expectHarmlessKinds('image');
      const { userEmail, password } = ATTACKER;
      const data = { email: userEmail, password };
      await page.request.post(logIn.path, { data, headers: { Origin: ORIGIN } });
      await visit(page, pathIn(language, '/account'), { language });
      await expectHarmless(page, requests, attackText('admin'));
    });
  }

  test('of the panel', { tag: WRITES }, async ({ page }) => {
    const requests = trackRequests(page);
    const { username, password } = ATTACKER;
    await page.request.post(logInAdmin.path, { data: { username, password }, headers: { Origin: ORIGIN } });
    for (const [path, ...kinds] of [
      ['/admin', 'message', 'admin'],
      [`/admin/messages/${ATTACK_ID}`, 'message'],
      ['/admin/images', 'image'],
    ] as const) {
      await visit(page, path);
      await expectHarmless(page, requests, ...kinds.map((kind) => attackText(kind)));
    }
    for (const [path, kind] of [
      ['/admin/projects', 'project'],
      ['/admin/services', 'service'],
      ['/admin/blog-posts', 'post'],
    ] as const) {
      await visit(page, path);
      await expectHarmless(page, requests, attackText(kind));
      await page.getByRole('button', { name: new RegExp(`^Edit the .*Attack ${kind}`) }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(attackText(kind));
      await expectHarmless(page, requests, attackText(kind));
    }
    await expect(page.locator('[contenteditable=true]')).toContainText(attackText('post'));
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog').last();
    await expect(preview.getByRole('heading', { name: attackText('post') }).first()).toBeVisible();
    await expectHarmless(page, requests, attackText('post'));
  });
});

/** Expects the payloads as visible text, and neither an executed script nor dangerous markup. */
async function expectHarmless(page: Page, requests: Requests, ...texts: string[]) {
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  // An image that does not exist runs its handler after its request.
  await requests.settled();
  // The inline script of each document; these two have no other.
  const own = await Promise.all(
    ['/auth', '/admin'].map(async (document) => {
      const html = await (await page.request.get(document)).text();
      return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    }),
  );
  for (const script of own) expect(script).toContain('localStorage');
  const found = await page.evaluate((ownScripts) => {
    const isOurs = (element: Element) =>
      ownScripts.includes(element.textContent ?? '') ||
      // Data, which nothing runs.
      element.matches('[type="application/json"], [type="application/ld+json"]');
    const dangerous = [...document.querySelectorAll('*')].filter(
      (element) =>
        (element.matches('script:not([src])') && !isOurs(element)) ||
        element.matches('iframe, object, embed, form[action]') ||
        [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\W*(java|vb)script:|^data:text/i.test(value),
        ),
    );
    return { owned: '__owned' in window, dangerous: dangerous.map(({ outerHTML }) => outerHTML) };
  }, own);
  expect(found, page.url()).toEqual({ owned: false, dangerous: [] });
}
