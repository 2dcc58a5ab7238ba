import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { takenOver } from './wait-for-hydration';

/** Bytes of what stands beside a page's scripts; texts gzipped as Hosting would. */
export interface FirstView {
  /** The document, with the styles and the data in it. */
  readonly html: number;
  /** Styles, those in the document among them. */
  readonly css: number;
  /** The style sheet of paper, which nobody waits for. */
  readonly print: number;
  readonly fonts: number;
  /** The pictures that the screen shows before anybody scrolls. */
  readonly pictures: number;
}

export const PRINT_SHEET = /\/print-[^/]+\.css$/;

/** Opens an address and weighs what it begins with. */
export async function weighFirstView(page: Page, address: string): Promise<FirstView> {
  const bodies: Promise<{ url: string; type: string; body: Buffer }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (/document|stylesheet|font|image/.test(type) && response.ok())
      bodies.push(response.body().then((body) => ({ url: response.url(), type, body })));
  });
  await page.goto(address);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => {
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      // The later pictures of a carousel lie in the same place.
      const isVisible = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isVisible && width > 0 && bottom > 0 && top < innerHeight;
    });
    return pictures.map(({ currentSrc }) => currentSrc);
  });
  const loaded = await Promise.all(bodies);
  const isOfPaper = ({ url }: { url: string }) => PRINT_SHEET.test(url);
  const of = (kind: string) =>
    loaded.filter((file) => file.type === kind && !isOfPaper(file)).map(({ body }) => body);
  const html = of('document').join('');
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return {
    html: gzipped(html),
    css: gzipped([...of('stylesheet'), ...inline].join('')),
    print: gzipped(
      loaded
        .filter(isOfPaper)
        .map(({ body }) => body)
        .join(''),
    ),
    fonts: sum(of('font').map(({ length }) => length)),
    pictures: sum(loaded.filter(({ url }) => shown.includes(url)).map(({ body }) => body.length)),
  };
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
