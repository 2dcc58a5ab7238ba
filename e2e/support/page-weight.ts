import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The built site. */
const SITE = resolve(import.meta.dirname, '../../web/dist');
const PRINT_STYLESHEET = /\/print-[^/]+\.css$/;

// A chunk's file name does not tell what the bundler put into it; these texts of the modules do.
const ADMIN = /Enter your credentials to access the admin panel/;
const FIREBASE = /identitytoolkit/;

/**
 * Measures what an open page has loaded, from the browser's cache or not: bytes, with texts gzipped as Hosting would,
 * and whether that includes the panel or the Firebase SDK.
 */
export async function measure(page: Page, html: string) {
  const { paths, images } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const visibleImages = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      // The other slides of a carousel have the same position.
      const isVisible = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isVisible && width > 0 && bottom > 0 && top < innerHeight;
    });
    const sources = visibleImages.map(({ currentSrc }) => currentSrc);
    const sizes = loaded.filter(({ name }) => sources.includes(name)).map((entry) => entry.encodedBodySize);
    return {
      paths: [...new Set(loaded.map(({ name }) => new URL(name).pathname))],
      images: sizes.reduce((total, size) => total + size, 0),
    };
  });
  // The company's colours are not a file; the sample has none.
  const files = (pattern: RegExp) =>
    paths.filter((path) => pattern.test(path) && path !== '/brand.css').map(read);
  const scripts = files(/^\/assets\/.*\.js$/);
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const weight = {
    scripts: sum(scripts.map(({ gzipped }) => gzipped)),
    // The HTML includes its inline styles and data.
    html: gzippedSize(html),
    css: gzippedSize([...files(/^(?!.*\/print-).*\.css$/).map(({ content }) => content), ...inline].join('')),
    // The print stylesheet does not block rendering.
    print: sum(files(PRINT_STYLESHEET).map(({ gzipped }) => gzipped)),
    fonts: sum(files(/\.woff2$/).map(({ content }) => content.length)),
    // The images of the viewport count.
    images,
  };
  const has = (text: RegExp) => scripts.some(({ content }) => text.test(content.toString()));
  return { weight, hasPanel: has(ADMIN), hasFirebase: has(FIREBASE) };
}

/** By path: pages share most of their files. */
const known = new Map<string, { content: Buffer; gzipped: number }>();

function read(path: string) {
  const before = known.get(path);
  if (before) return before;
  const content = readFileSync(resolve(SITE, `.${path}`));
  const file = { content, gzipped: gzippedSize(content) };
  known.set(path, file);
  return file;
}

const gzippedSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
