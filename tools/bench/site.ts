import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { inBrowser, openAndSettle } from './browser';
import { languageToggle, measureClick } from './click';
import { percentile } from './load';

const SWITCHES = 20;

interface SiteFigures {
  /** Requests of `/` in a fresh browser until the network is idle, and their bytes, with texts gzipped as Hosting does. */
  readonly requests: number;
  readonly bytes: number;
  readonly apiRequests: number;
  /** Milliseconds from the click on the language toggle until the frame after the one with the other language. */
  readonly switchP50: number;
  readonly switchP95: number;
}

/** Measures `/` in Chromium: the requests of a cold visit, and the time of a locale switch. */
export function measureSite(origin: string): Promise<SiteFigures> {
  return inBrowser(async (browser) => ({
    ...(await measureColdVisit(browser, origin)),
    ...(await measureSwitch(browser, origin)),
  }));
}

async function measureColdVisit(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const sizes: Promise<number>[] = [];
  let apiRequests = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) apiRequests += 1;
    const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    sizes.push(response.body().then((body) => (isText ? gzipSync(body) : body).length));
  });
  await openAndSettle(page, origin);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const requests = sizes.length;
  await page.close();
  return { requests, bytes, apiRequests };
}

async function measureSwitch(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAndSettle(page, origin);
  // The first switch fetches texts; only those after it are measured.
  await measureClick(page, languageToggle(page));
  const durations: number[] = [];
  for (let count = 0; count < SWITCHES; count += 1)
    durations.push((await measureClick(page, languageToggle(page))).shown);
  await page.close();
  return { switchP50: percentile(durations, 50), switchP95: percentile(durations, 95) };
}
