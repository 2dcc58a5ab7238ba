import type { Page } from '@playwright/test';

/** The last two are 400 % zoom and letters of 200 %. */
const SCREENS = [
  ...[320, 360, 768, 1024, 1440].map((width) => ({ width, height: 800, fontSize: '' })),
  { width: 320, height: 256, fontSize: '' },
  { width: 360, height: 740, fontSize: '32px' },
];

/** The viewports in which the page is wider than the viewport. */
export async function overflows(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  for (const { width, height, fontSize } of SCREENS) {
    await page.setViewportSize({ width, height });
    const fits = await page.evaluate((size) => {
      const root = document.documentElement;
      root.style.fontSize = size;
      return root.scrollWidth === root.clientWidth;
    }, fontSize);
    if (fits) continue;
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth === document.documentElement.clientWidth,
        undefined,
        // Media queries in React need another render.
        { timeout: 5000 },
      )
      .catch(() => overflows.push(`wider than ${width} px ${fontSize && `with letters of ${fontSize}`}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return overflows;
}
