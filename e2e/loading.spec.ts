import { expect } from '@playwright/test';
import { type LoadedScript, loadedScripts } from './support/loaded-scripts';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';

test.use({ expectedErrors: /Failed to load resource.*401.*\/api\/(user|admin\/me)/ });

/** Bytes of JavaScript, gzipped, that a first visit loads before the browser is idle. */
const LIMITS = {
  '/': 157_000,
  '/ar': 159_000,
  '/about': 157_000,
  '/ar/about': 159_000,
  '/services': 159_000,
  '/portfolio': 163_000,
  '/portfolio/walnut-kitchen': 160_000,
  '/chairman': 152_000,
  '/testimonials': 155_000,
  '/blog': 160_000,
  '/blog/coolhouse': 160_000,
  '/contact': 160_000,
  '/ar/contact': 162_000,
} as const;

/** Those of the panel, for an administrator. */
const PANEL_LIMITS = {
  '/admin/login': 300_000,
  '/admin/messages': 300_000,
  '/admin/images': 300_000,
  '/admin/projects': 300_000,
  '/admin/blog-posts': 300_000,
  '/admin/services': 300_000,
  '/admin/blog-posts/new': 450_000,
} as const;

// Texts of those modules: file names say nothing about what a bundler put inside.
const ADMIN = /Enter your credentials to access the admin panel/;
const FIREBASE = /identitytoolkit/;

function weigh(path: string, scripts: readonly LoadedScript[]): number {
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  console.log(`${String(total).padStart(7)}  ${path}`);
  expect(scripts.length, path).toBeGreaterThan(1);
  return total;
}

test('public pages load as much JavaScript as they may, and neither the panel nor the Firebase SDK', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  for (const [path, limit] of Object.entries(LIMITS)) {
    const fresh = await browser.newPage();
    const scripts = await loadedScripts(fresh, path);
    expect(weigh(path, scripts), path).toBeLessThan(limit);
    expect(
      scripts.filter(({ text }) => ADMIN.test(text) || FIREBASE.test(text)).map((script) => script.path),
      path,
    ).toEqual([]);
    await fresh.close();
  }
  // Where they belong, the same texts are found.
  expect((await loadedScripts(page, '/auth')).some(({ text }) => FIREBASE.test(text))).toBe(true);
  const panel = await browser.newPage();
  expect((await loadedScripts(panel, '/admin/login')).some(({ text }) => ADMIN.test(text))).toBe(true);
  await panel.close();
});

test('the pages of the panel load as much JavaScript as they may', async ({ browser }) => {
  test.setTimeout(240_000);
  for (const [path, limit] of Object.entries(PANEL_LIMITS)) {
    const fresh = await browser.newPage();
    if (path !== '/admin/login') await signInAsAdmin(fresh);
    expect(weigh(path, await loadedScripts(fresh, path)), path).toBeLessThan(limit);
    await fresh.close();
  }
});
