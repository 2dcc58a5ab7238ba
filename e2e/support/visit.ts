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
  const response = await page.goto(path);
  // By element: the page has no roles while a dialog is open.
  await expect(page.locator('h1')).toBeVisible();
  return response;
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

/** Waits until a page shows its content instead of skeletons, with its fonts and the images in the viewport. */
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
