import * as contract from '@alnafitha/contract';
import { localizedPath, logIn, logInAdmin } from '@alnafitha/contract';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { storeAttack } from './support/stored-xss';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { visit, waitForContent } from './support/visit';
import { watchErrors } from './support/watch-errors';
import { ATTACK_ID, ATTACKER, attackText } from './support/xss-payload';

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
  for (const [kind, path, status, post] of RESPONSES) {
    test(`${post ? 'POST ' : ''}${path}: ${status}`, async ({ request }) => {
      const response = await (post
        ? request.post(path, post)
        : request.get(path, kind === 'redirect' ? { maxRedirects: 0 } : {}));
      expect(response.status()).toBe(status);
      await expectSecurityHeaders(response, kind);
    });
  }

  test('the scripts of the page, and an image', async ({ request }) => {
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

  test('every page of the sitemap, in both languages', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages) await expectSecurityHeaders(await request.get(path), 'page');
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
    if (caching === 'public, max-age=0, s-maxage=10') cacheable.push(path);
    else expect([path, caching]).toEqual([path, 'private, no-store']);
  }
  expect(cacheable.sort()).toEqual([
    '/api/blog',
    '/api/gallery',
    '/api/projects',
    '/api/services',
    '/api/testimonials',
  ]);
});

/** Of the one inline script of a page. */
const INLINE_SCRIPT_HASH = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

async function expectSecurityHeaders(response: APIResponse, kind: 'page' | 'file' | 'redirect' | 'data') {
  const headers = response.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  const { pathname } = new URL(response.url());
  const isPublicFile = /^\/(assets|media)\//.test(pathname);
  expect(headers['cross-origin-resource-policy']).toBe(isPublicFile ? 'cross-origin' : 'same-origin');
  const none = ["'none'"];
  const base = { 'object-src': none, 'base-uri': none, 'form-action': none, 'frame-ancestors': none };
  const sent = directivesOf(headers['content-security-policy']);
  expect(sent).toEqual(kind === 'data' ? { 'default-src': none, ...base } : base);
  if (kind !== 'page') return;
  const html = await response.text();
  const [before = '', policy = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
  );
  // The policy applies only to what follows it.
  expect(before).not.toMatch(/<(?!!doctype|html|head|meta charset)/);
  expect(policy).not.toContain('unsafe-');
  expect(directivesOf(policy)).toMatchObject({
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
  test.setTimeout(120_000);
  test.use({ expectedErrors: /Failed to load resource.*(401.*\/api\/user|404.*\/media\/x)/ });
  let removeAttack: () => Promise<void>;
  test.beforeEach(async () => {
    removeAttack = await storeAttack();
  });
  test.afterEach(() => removeAttack());

  for (const language of ['en', 'ar'] as const) {
    test(`of the site (${language})`, { tag: WRITES }, async ({ page }) => {
      for (const [path, ...kinds] of [
        ['/#contact', 'project', 'testimonial'],
        ['/services', 'service'],
        ['/portfolio', 'project'],
        [`/portfolio?id=${ATTACK_ID}`, 'project'],
        [`/portfolio/${ATTACK_ID}`, 'project'],
        ['/blog', 'post'],
        [`/blog/${ATTACK_ID}`, 'post'],
      ] as const) {
        // As the browser renders it, and as the server renders it.
        for (const url of language === 'ar' ? [path, localizedPath('ar', path)] : [path]) {
          await visit(page, url, { language });
          await expectHarmless(page, ...kinds.map((kind) => attackText(kind, language)));
        }
      }
      await visit(page, '/portfolio', { language });
      await page
        .getByRole('button', { name: /^(View the picture|عرض الصورة)/ })
        .first()
        .click();
      await expectHarmless(page, attackText('image', language));
      const { userEmail, password } = ATTACKER;
      const data = { email: userEmail, password };
      await page.request.post(logIn.path, { data, headers: { Origin: ORIGIN } });
      await visit(page, '/account', { language });
      await expectHarmless(page, attackText('admin'));
    });

    test(`of the panel (${language})`, { tag: WRITES }, async ({ page }) => {
      const { username, password } = ATTACKER;
      await page.request.post(logInAdmin.path, { data: { username, password }, headers: { Origin: ORIGIN } });
      for (const [path, ...kinds] of [
        ['/admin', 'message', 'admin'],
        ['/admin/messages', 'message'],
        [`/admin/messages/${ATTACK_ID}`, 'message'],
        ['/admin/images', 'image'],
      ] as const) {
        await visit(page, path, { language });
        await expectHarmless(page, ...kinds.map((kind) => attackText(kind)));
      }
      for (const [path, kind] of [
        ['/admin/projects', 'project'],
        ['/admin/services', 'service'],
        ['/admin/blog-posts', 'post'],
      ] as const) {
        await visit(page, path, { language });
        await expectHarmless(page, attackText(kind));
        await page
          .getByRole('button', { name: /^(Edit the|تعديل) / })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(attackText(kind));
        await expectHarmless(page, attackText(kind));
      }
      await expect(page.locator('[contenteditable=true]')).toContainText(attackText('post'));
      await page.getByRole('button', { name: /^(Preview|معاينة)$/ }).click();
      const preview = page.getByRole('dialog').last();
      await expect(preview.getByRole('heading', { name: attackText('post') }).first()).toBeVisible();
      await expectHarmless(page, attackText('post'));
    });
  }
});

/** Expects the payloads as visible text, and neither an executed script nor dangerous markup. */
async function expectHarmless(page: Page, ...texts: string[]) {
  await waitForContent(page);
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
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
