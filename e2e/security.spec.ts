// Only a browser enforces the policy: it runs stored scripts unless headers and markup prevent it.
import { logIn, logInAdmin } from '@alnafitha/contract';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { ATTACK_ID, ATTACKER, type AttackedKind, attackText, storeAttack } from './support/stored-xss';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { type Requests, trackRequests } from './support/track-requests';
import { pathIn, visit } from './support/visit';
import { watchErrors } from './support/watch-errors';

/** Directives of a policy by name, with their sources in order. */
function directivesOf(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

const INVALID_JSON = { data: '{', headers: { 'Content-Type': 'application/json', Origin: ORIGIN } };
const CROSS_ORIGIN = { data: {}, headers: { Origin: 'https://elsewhere.example' } };

type Kind = 'page' | 'file' | 'redirect' | 'data';

test('every response has the security headers: pages, files, redirects, data and errors', async ({
  request,
}) => {
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const { images } = await (await request.get('/api/gallery')).json();
  const responses: [Kind, number, ...string[]][] = [
    ['page', 200, '/', '/about', '/blog/coolhouse', '/account', '/admin', '/admin/messages/x?search=noor'],
    ['page', 200, '/ar', '/ar/about'],
    ['page', 404, '/no/such/page', '/ar/no/such/page', '/assets/gone.js', '/.well-known/absent'],
    ['file', 200, '/robots.txt', '/sample-icons/favicon.svg', script],
    ['redirect', 301, '/contact/', '/services/', '/ar/admin'],
    ['data', 200, '/api/health', '/api/gallery', images[0].url],
    ['data', 200, '/manifest.webmanifest', '/.well-known/security.txt'],
    ['data', 400, '/api/gallery?category=x'],
    ['data', 401, '/api/admin/messages'],
    ['data', 404, '/api', '/api/unknown', '/media/x/480.webp'],
    ['data', 405, '/api/contact'],
  ];
  for (const [kind, status, ...paths] of responses)
    for (const path of paths) {
      const response = await request.get(path, kind === 'redirect' ? { maxRedirects: 0 } : {});
      expect.soft(response.status(), path).toBe(status);
      await expectSecurityHeaders(response, kind);
    }
  for (const path of [script, images[0].url])
    expect((await request.get(path)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const [post, status] of [
    [INVALID_JSON, 400],
    [CROSS_ORIGIN, 403],
  ] as const) {
    const response = await request.post('/api/contact', post);
    expect.soft(response.status()).toBe(status);
    await expectSecurityHeaders(response, 'data');
  }
});

/** A page has one inline script. */
const INLINE_SCRIPT_HASH = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

async function expectSecurityHeaders(response: APIResponse, kind: Kind) {
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
  const data = { 'default-src': none, ...base, ...(/^\/api(\/|$)/.test(pathname) && { sandbox: [] }) };
  expect.soft(sent, pathname).toEqual(kind === 'data' ? data : base);
  if (kind !== 'page') return;
  const html = await response.text();
  const [before = '', policy = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
  );
  // The policy applies only to what follows it.
  expect.soft(before, pathname).not.toMatch(/<(?!!doctype|html|head|meta charset)/);
  expect.soft(policy, pathname).not.toContain('unsafe-');
  expect.soft(directivesOf(policy), pathname).toMatchObject({
    'default-src': none,
    'object-src': none,
    'base-uri': none,
    'form-action': none,
    'script-src': ["'self'", INLINE_SCRIPT_HASH],
    'style-src-attr': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': none,
  });
}

test('a policy violation is blocked and fails its end-to-end test', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const check = await watchErrors(context, /(?!)/);
  const page = await context.newPage();
  await page.goto('/');
  const blocked = await page.evaluate(async () => {
    // The policy does not apply to code that the test itself evaluates, so the attempts run in a later task.
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
      // The browser renders this page, not the server.
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
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByRole('heading', { name: attackText('post') }).first()).toBeVisible();
    expect(await preview.locator('body').evaluate(() => '__owned' in window)).toBe(false);
    await expectHarmless(page, requests, attackText('post'));
  });
});

/** Expects the payloads as visible text, and neither an executed script nor dangerous markup. */
async function expectHarmless(page: Page, requests: Requests, ...texts: string[]) {
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  // An image that does not exist runs its handler after its request.
  await requests.settled();
  const effects = await page.evaluate(() => {
    const dangerous = [...document.querySelectorAll('*')].filter(
      (element) =>
        // Nothing runs JSON.
        (element.matches('script:not([src], [type$=json])') && element.textContent?.includes('__owned')) ||
        element.matches('iframe:not([src^="/preview#"]), object, embed, form[action]') ||
        [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\W*(java|vb)script:|^data:text/i.test(value),
        ),
    );
    return { owned: '__owned' in window, dangerous: dangerous.map(({ outerHTML }) => outerHTML) };
  });
  expect(effects, page.url()).toEqual({ owned: false, dangerous: [] });
}
