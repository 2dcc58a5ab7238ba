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

/** All sections of the home page at once, and entries of the seed: a project, the long post, the one with code. */
export const CONTENT_PAGES = [
  '/#contact',
  '/portfolio/walnut-kitchen',
  '/blog/coolhouse',
  '/blog/uvalue',
] as const;

/** The four ways that a page can look. */
export const APPEARANCES = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

/** Opens a page as a visitor who chose language and theme on an earlier visit, and waits until it stands. */
export async function visit(
  page: Page,
  path: string,
  { language = 'en', theme = 'light' }: Preferences = {},
) {
  // A file of the site's own, so that its storage can be written before any of its pages runs.
  if (!page.url().startsWith(ORIGIN)) await page.goto('/favicon.svg');
  await page.evaluate(
    ([keys, chosen]) => {
      localStorage.setItem(keys.language, chosen.language);
      localStorage.setItem(keys.theme, chosen.theme);
      localStorage.setItem(keys.adminTheme, chosen.theme);
    },
    [STORAGE_KEYS, { language, theme }] as const,
  );
  await page.goto(path);
  // By its element: a dialog that opens with the page takes the page's roles away.
  await expect(page.locator('h1')).toBeVisible();
}

/** Waits until a page shows its content, in the visitor's language, instead of skeletons. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
}
