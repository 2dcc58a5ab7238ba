import { expect } from '@playwright/test';
import { loadedScripts } from './support/loaded-scripts';
import { test } from './support/test';
import { PUBLIC_PAGES } from './support/visit';

/** Bytes of JavaScript, gzipped, that the home page may load before the browser is idle. */
const HOME_LIMIT = 170_000;

test.use({ expectedErrors: /Failed to load resource.*401.*\/api\/user/ });

test(`the home page loads at most ${HOME_LIMIT / 1000} kB of JavaScript before it is idle`, async ({
  page,
}) => {
  const scripts = await loadedScripts(page, '/');
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const weights = scripts.map(({ path, size }) => `${String(size).padStart(7)}  ${path}`);
  console.log([...weights, `${String(total).padStart(7)}  in all, gzipped`].join('\n'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(total).toBeLessThan(HOME_LIMIT);
});

// Texts of those modules: file names say nothing about what a bundler put inside.
const ADMIN = /Enter your credentials to access the admin panel/;
const FIREBASE = /identitytoolkit/;

const PAGES = PUBLIC_PAGES.filter((path) => path !== '/auth');

test('public pages load neither the panel nor the Firebase SDK', async ({ page, browser }) => {
  for (const path of PAGES) {
    const fresh = await browser.newPage();
    const scripts = await loadedScripts(fresh, path);
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
