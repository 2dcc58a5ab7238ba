import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { collectResponses } from './collect-responses';
import { waitForHydration } from './wait-for-hydration';

/** Bytes that a page loads besides its scripts; text is gzipped as Hosting would. */
export interface PageWeight {
  /** The document with its inline styles and data. */
  readonly html: number;
  /** Styles, including the inline ones. */
  readonly css: number;
  /** The print style sheet, which does not block rendering. */
  readonly print: number;
  readonly fonts: number;
  /** The images in the first viewport. */
  readonly images: number;
}

export const PRINT_STYLESHEET = /\/print-[^/]+\.css$/;

/** Opens a path and measures what it loads without any interaction. */
export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
  const stop = collectResponses(
    page,
    (response) => response.ok() && /document|stylesheet|font|image/.test(response.request().resourceType()),
  );
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => {
    const images = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      // The other slides of a carousel have the same position.
      const isVisible = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isVisible && width > 0 && bottom > 0 && top < innerHeight;
    });
    return images.map(({ currentSrc }) => currentSrc);
  });
  const loaded = (await stop()).map(({ response, body }) => ({
    url: response.url(),
    type: response.request().resourceType(),
    body,
  }));
  const isPrintSheet = ({ url }: { url: string }) => PRINT_STYLESHEET.test(url);
  const of = (kind: string) =>
    loaded.filter((file) => file.type === kind && !isPrintSheet(file)).map(({ body }) => body);
  const html = of('document').join('');
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return {
    html: gzipped(html),
    css: gzipped([...of('stylesheet'), ...inline].join('')),
    print: gzipped(
      loaded
        .filter(isPrintSheet)
        .map(({ body }) => body)
        .join(''),
    ),
    fonts: sum(of('font').map(({ length }) => length)),
    images: sum(loaded.filter(({ url }) => shown.includes(url)).map(({ body }) => body.length)),
  };
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
