/// <reference lib="dom" />

import { gzipSync } from 'node:zlib';
import { type Language, localizedPath } from '@alnafitha/contract';
import type { Page, Request } from '@playwright/test';
import { inBrowser, openHydrated } from './browser';
import type { Call } from './local-api';

/** Images of the content; those of the build are files. */
export type Kind = 'page' | 'files' | 'images' | 'API';

/** A request that the browser's cache did not serve. */
export interface Fetched extends Call {
  readonly kind: Kind;
  /** Texts are gzipped as Hosting does. */
  readonly bytes: number;
}

const QUIET_MS = 700;
const SCROLL_PX = 500;

/** The requests of a first visit: the home page, the portfolio and one project, each scrolled to its end. */
export function visit(origin: string, language: Language): Promise<Fetched[]> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { fetched, readToEnd } = watch(page, origin);
    const portfolio = localizedPath(language, '/portfolio');
    await openHydrated(page, origin + localizedPath(language, '/'));
    await readToEnd();
    for (const link of [`a[href="${portfolio}"]`, `main a[href^="${portfolio}/"]`]) {
      await page.locator(link).filter({ visible: true }).first().click();
      await readToEnd();
    }
    return (await Promise.all(fetched)).filter(({ bytes }) => bytes > 0);
  });
}

/** Tracks the requests to the site. `readToEnd` scrolls down until all is loaded. */
function watch(page: Page, origin: string) {
  const fetched: Promise<Fetched>[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(origin) && open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    if (open.delete(request)) fetched.push(measure(request));
  });
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_MS; quiet = open.size === 0 ? quiet + 100 : 0)
      await page.waitForTimeout(100);
  };
  return {
    fetched,
    // Lazy sections and images load when they near the viewport, and make the page longer.
    async readToEnd() {
      await settle();
      for (let height = 0; height < (await heightOf(page)); await settle()) {
        height = await heightOf(page);
        for (let top = 0; top < height; top += SCROLL_PX) {
          await page.mouse.wheel(0, SCROLL_PX);
          await page.waitForTimeout(50);
        }
      }
    },
  };
}

async function measure(request: Request): Promise<Fetched> {
  const { pathname, search } = new URL(request.url());
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  const isText = /text|javascript|json|svg/.test(response?.headers()['content-type'] ?? '');
  const body = isText && responseBodySize > 0 ? await response?.body() : undefined;
  return {
    kind: kindOf(request, pathname),
    method: request.method(),
    path: pathname + search,
    body: request.postData() ?? undefined,
    bytes: body ? gzipSync(body).length : responseBodySize,
  };
}

function kindOf(request: Request, path: string): Kind {
  if (request.resourceType() === 'document') return 'page';
  if (path.startsWith('/api/')) return 'API';
  return path.startsWith('/media/') ? 'images' : 'files';
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
