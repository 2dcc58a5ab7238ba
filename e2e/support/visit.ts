import { type Language, localizedPath, STORAGE_KEYS } from '@alnafitha/contract';
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
  '/privacy',
  '/sitemap',
  '/auth',
] as const;

/** Each language with a theme of its own: what is shown in both is shown in each language and each theme. */
export const APPEARANCES = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const satisfies readonly Preferences[];

/** The path of a page in a language; unlike the contract's, with a fragment of the home page. */
export function pathIn(language: Language, path: string): string {
  return localizedPath(language, path).replace('/ar/#', '/ar#');
}

/**
 * Opens a page with stored preferences, as on a later visit, and waits until it is interactive.
 * The language is by default that of the path.
 */
export async function visit(
  page: Page,
  path: string,
  { language = /^\/ar\b/.test(path) ? 'ar' : 'en', theme = 'light' }: Preferences = {},
) {
  const chosen = {
    [STORAGE_KEYS.language]: language,
    [STORAGE_KEYS.theme]: theme,
    [STORAGE_KEYS.adminTheme]: theme,
  };
  if (page.url().startsWith(ORIGIN)) await page.evaluate(storePreferences, { chosen });
  // The script runs before any of the site, and once: preferences that the test changes survive a reload.
  else await page.addInitScript(storePreferences, { chosen, once: { origin: ORIGIN, mark: 'e2e-visited' } });
  const response = await page.goto(path);
  await waitForHydration(page);
  // The page has no roles while a dialog is open, so the element is found by its tag.
  await expect(page.locator('h1')).toBeVisible();
  return response;
}

/**
 * Changes the language and the theme of the panel in place, also behind a dialog, so that its state is seen in both
 * appearances. Only a click of the test reaches the page behind a dialog.
 */
export async function switchAppearance(page: Page): Promise<void> {
  const toggle = page.locator('header button[lang]');
  const { direction } = await page.evaluate(() => ({ direction: document.documentElement.dir }));
  await toggle.locator('+ button').dispatchEvent('click');
  await toggle.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('dir', direction === 'rtl' ? 'ltr' : 'rtl');
  // The dialog that covers the page until its dictionary is loaded.
  await expect(page.locator('[role=alertdialog][aria-busy=true]')).toHaveCount(0);
}

/** Reloads a page with the preferences that it has stored, and waits until it is interactive. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Waits until React has hydrated the page: a server-rendered page is complete before it is interactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const hasFiber = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    // A fragment hydrates all lazily hydrated sections at once.
    const selector = location.hash ? 'h1, [data-lazy-section] section' : 'h1';
    const elements = root ? [root.firstElementChild, ...root.querySelectorAll(selector)] : [];
    return elements.every((element) => element !== null && hasFiber(element));
  });
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

/** Waits until a page shows content instead of skeletons, with its fonts and the images in the viewport. */
export async function waitForContent(page: Page) {
  await expect(page.locator('.MuiSkeleton-root, .skeleton, main [role=progressbar]')).toHaveCount(0);
  await page.waitForFunction(() => {
    const isShown = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const images = [...document.images].filter(isShown);
    return document.fonts.status === 'loaded' && images.every(({ complete }) => complete);
  });
}
