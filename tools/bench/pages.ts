import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../suite/chromium';
import { CHROMIUM_FLAGS, inBrowser, openHydrated, PHONE } from './browser';
import { handWritten } from './hand-written';
import { type SiteCopy, serveCopy } from './site-copy';
import { summarize } from './summarize';

const SITE = resolve(import.meta.dirname, '../../web/dist');
/** Pages of the sample content. */
const PATHS = [
  ...['/', '/ar', '/services', '/portfolio', '/blog', '/about', '/testimonials'],
  ...['/portfolio/walnut-kitchen', '/blog/coolhouse'],
];
/** The home page's texts and pictures without script: what this server and browser allow at best. */
const HAND_WRITTEN = '/hand-written';
/** Lighthouse sometimes misses a metric on a busy machine. */
const ATTEMPTS = 4;

export interface PageOptions {
  readonly runs: number;
  /** If empty, `PATHS` are measured. */
  readonly paths: readonly string[];
  /** Whether the server follows the browser's priorities, as Hosting does. */
  readonly priorities: boolean;
}

/** Copies pages with all that they load; the returned function measures the copy without the site. */
export async function copyPages(origin: string, options: PageOptions): Promise<() => Promise<void>> {
  const copy = await serveCopy(origin, options);
  const paths = [HAND_WRITTEN, ...(options.paths.length > 0 ? options.paths : PATHS)];
  await inBrowser(async (browser) => {
    for (const path of paths) {
      const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true });
      if (path === HAND_WRITTEN) {
        const home = await page.request.get(`${copy.origin}/`, { headers: { Accept: 'text/html' } });
        copy.add(path, handWritten(await home.text()));
        await page.goto(copy.origin + path);
      } else await openHydrated(page, copy.origin + path);
      await page.waitForLoadState('networkidle');
      // A slow browser may choose other widths, and loads lazy images earlier.
      const images = (await page.content()).matchAll(/\/(?:media|assets)\/[^\s"]+\.(?:avif|webp)/g);
      const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
      const urls = [
        ...[...images].map(([url]) => url),
        // Only some browsers request it.
        '/manifest.webmanifest',
        '/ar/manifest.webmanifest',
        ...files.filter((name) => /\.(?!html)\w+$/.test(name)).map((name) => `/${name}`),
      ];
      for (const url of new Set(urls)) await page.request.get(copy.origin + url);
      await page.close();
    }
  });
  copy.complete();
  return () => benchPages(copy, { ...options, paths });
}

/** Prints medians with the best and the worst. */
async function benchPages(copy: SiteCopy, { paths, runs, priorities }: PageOptions): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(copy.origin + path));
    const names = Object.keys(results[0] ?? {});
    rows[decodeURI(path)] = Object.fromEntries(
      names.map((name) => [name, summarize(results.map((figures) => figures[name] ?? NaN))]),
    );
  }
  const server = `HTTP/2 ${priorities ? 'with' : 'without'} priorities`;
  console.log(`Lighthouse, phone, ${server}; median (best to worst) of ${runs}:`);
  console.table(rows);
  await copy.close();
}

async function measure(url: string): Promise<Record<string, number>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chromePath = findChromium();
    const chrome = await launch({
      ...(chromePath && { chromePath }),
      chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        throttlingMethod: 'devtools',
        disableFullPageScreenshot: true,
        onlyCategories: ['performance'],
      });
      if (result && !result.lhr.runtimeError && result.lhr.categories.performance?.score !== null)
        return figuresOf(result.lhr.audits);
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: object;
}

function figuresOf(audits: Readonly<Record<string, Audit>>): Record<string, number> {
  const value = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
  const items = (id: string) => (audits[id]?.details as { items?: Record<string, unknown>[] })?.items ?? [];
  const hydrated = Number(items('user-timings').find(({ name }) => name === 'app:hydrated')?.startTime);
  const loaded = items('network-requests').filter(
    // Without script, all that the page loads counts.
    ({ networkRequestTime }) => Number.isNaN(hydrated) || Number(networkRequestTime) < hydrated,
  );
  return {
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'hydrated ms': Math.round(hydrated),
    'TBT ms': value('total-blocking-time'),
    'CLS ‰': Math.round((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000),
    'kB before hydration': Math.round(
      loaded.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
    ),
  };
}
