import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 360, 768, 1024, 1440];

/** Fails where the page is wider than the viewport. Polls, because media queries in React need another render. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `overflow of ${page.url()} at ${width} px`).toBe(0);
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
