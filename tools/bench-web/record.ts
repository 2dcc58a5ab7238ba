import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import { inBrowser, openAndSettle } from '../bench/browser';
import { scrollDown } from '../bench/visit';
import { Failure } from '../scripts/process/failure';
import { type Copy, keyOf } from './copy';
import { forward, type Respond, serve } from './copy-server';
import { clickThrough } from './interactions';
import { STATIC_PATHS } from './static-page';

/** The viewports of Lighthouse's presets, by which browsers choose the widths of images. */
const VIEWPORTS: readonly BrowserContextOptions[] = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  { viewport: { width: 1350, height: 940 } },
];
const QUIET_MS = 700;

/** Copies the built files, and all that the pages and their interactions fetch, each once through the suite. Throws a `Failure`. */
export async function recordCopy(suite: string, site: string, measured: readonly string[]): Promise<Copy> {
  const copy: Copy = { pages: measured, responses: new Map() };
  const failed = new Set<string>();
  let pending = 0;
  const respond: Respond = async (request) => {
    const key = keyOf(request);
    const stored = copy.responses.get(key);
    if (stored) return stored;
    pending += 1;
    try {
      const response = await forward(request, suite);
      if (response.status >= 500) failed.add(key);
      copy.responses.set(key, response);
      return response;
    } finally {
      pending -= 1;
    }
  };
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_MS; quiet = pending === 0 ? quiet + 100 : 0) await sleep(100);
  };

  const server = await serve(respond);
  for (const url of builtUrls(site)) await (await fetch(server.origin + url)).arrayBuffer();
  await inBrowser(async (browser) => {
    for (const viewport of VIEWPORTS) {
      for (const path of Object.values(STATIC_PATHS)) {
        const page = await browser.newPage(viewport);
        await page.goto(server.origin + path, { waitUntil: 'networkidle' });
        await scrollDown(page, settle);
        await page.close();
      }
      for (const path of measured) {
        const page = await browser.newPage(viewport);
        await openAndSettle(page, server.origin + path);
        await scrollDown(page, settle);
        await page.close();
      }
    }
    await clickThrough(browser, server.origin);
    await settle();
  });
  await server.close();
  if (failed.size > 0)
    throw new Failure(`The site could not be copied; it failed at ${[...failed].join(', ')}.`);
  return copy;
}

/** The URLs of the files in the folder that Hosting serves (`cleanUrls` in firebase.json). */
export function builtUrls(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).split(sep).join('/'))
    .map((path) => `/${path.replace(/\.html$/, '')}`);
}
