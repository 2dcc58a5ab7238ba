import type { Page } from '@playwright/test';

const WIDTHS = [320, 360, 768, 1024, 1440];

/** The widths of viewports in which the page is wider than the viewport. */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth === document.documentElement.clientWidth,
        undefined,
        // Media queries in React need another render.
        { timeout: 5000 },
      )
      .catch(() => found.push(`wider than ${width} px`));
  }
  return found;
}
