import { type Language, STORAGE_KEYS } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { ORIGIN } from './suite';

export interface Preferences {
  language?: Language;
  theme?: 'light' | 'dark';
}

export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/services',
  '/portfolio',
  '/chairman',
  '/testimonials',
  '/blog',
  '/contact',
  '/auth',
] as const;

/** The home page with all sections hydrated, and documents of the seed: a project, the long post, the one with code. */
export const CONTENT_PAGES = [
  '/#contact',
  '/portfolio/walnut-kitchen',
  '/blog/coolhouse',
  '/blog/uvalue',
] as const;

/** Both languages, each with one theme to start in: `expectAccessible` checks the other theme as well. */
export const APPEARANCES = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const satisfies readonly Preferences[];

/** Opens a page with stored preferences, as on a later visit, and waits for its heading. */
export async function visit(
  page: Page,
  path: string,
  { language = 'en', theme = 'light' }: Preferences = {},
) {
  const chosen = {
    [STORAGE_KEYS.language]: language,
    [STORAGE_KEYS.theme]: theme,
    [STORAGE_KEYS.adminTheme]: theme,
  };
  if (page.url().startsWith(ORIGIN)) await page.evaluate(storePreferences, { chosen });
  // Before any script of the site, and once: preferences that the test changes survive a reload.
  else await page.addInitScript(storePreferences, { chosen, once: { origin: ORIGIN, mark: 'e2e-visited' } });
  await page.goto(path);
  // By element: the page has no roles while a dialog is open.
  await expect(page.locator('h1')).toBeVisible();
}

/** Runs in the browser. */
function storePreferences({
  chosen,
  once,
}: {
  chosen: Readonly<Record<string, string>>;
  once?: { origin: string; mark: string };
}) {
  if (once) {
    if (location.origin !== once.origin || sessionStorage.getItem(once.mark)) return;
    sessionStorage.setItem(once.mark, 'yes');
  }
  for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
}

/** Waits until a page shows its translated content instead of skeletons. */
export async function waitForContent(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root, .skeleton, [role=progressbar]')).toHaveCount(0);
}
