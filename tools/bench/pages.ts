import { readdirSync } from 'node:fs';
import { listPosts, postPath } from '@alnafitha/contract';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../suite/chromium';
import { percentile } from './api';
import { CHROMIUM_FLAGS, inBrowser, openHydrated } from './browser';
import { type SiteCopy, serveCopy } from './site-copy';
import { SITE } from './sizes';

/** Lighthouse's phone, by which browsers choose the widths of images. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Applied by Chromium while the page loads, or computed afterwards from a load without throttling. */
const THROTTLINGS = { applied: 'devtools', simulated: 'simulate' } as const;
/** On a busy machine Lighthouse sometimes misses a metric. */
const ATTEMPTS = 4;
const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

type Figures = Record<string, number>;

/** Copies the pages with everything that they load; the result measures the copy, for which the site need not run. */
export async function copyPages(origin: string): Promise<(runs: number) => Promise<void>> {
  const [post] = listPosts.response.parse(await (await fetch(origin + listPosts.path)).json()).posts;
  if (!post) throw new Error('The sample content has no post.');
  const paths = ['/', '/ar', '/services', '/portfolio', postPath(post)];
  const copy = await serveCopy(origin);
  await inBrowser(async (browser) => {
    for (const path of paths) {
      const page = await browser.newPage(PHONE);
      await openHydrated(page, copy.origin + path);
      await page.waitForLoadState('networkidle');
      // A slow browser may choose other widths, and loads lazy images earlier.
      const images = (await page.content()).matchAll(/\/media\/[^\s"]+\.webp/g);
      for (const image of new Set([...images].map(([url]) => url))) await fetch(copy.origin + image);
      await page.close();
    }
  });
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?!html)\w+$/.test(name)))
    await fetch(`${copy.origin}/${file}`);
  copy.complete();
  return (runs) => benchPages(copy, paths, runs);
}

/** Prints medians of the runs and, in brackets, the worst. */
async function benchPages(copy: SiteCopy, paths: readonly string[], runs: number): Promise<void> {
  for (const throttling of ['simulated', 'applied'] as const) {
    const rows: Record<string, Record<string, string>> = {};
    for (const path of paths) {
      const measured: Figures[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(copy.origin + path, throttling));
      rows[decodeURI(path)] = summarize(measured);
    }
    console.log(`Lighthouse, phone, ${throttling} throttling; median (worst) of ${runs}:`);
    console.table(rows);
  }
  console.log(`Requests that the copy lacks: ${copy.missing.length}`, [...new Set(copy.missing)]);
  await copy.close();
}

async function measure(url: string, throttling: keyof typeof THROTTLINGS): Promise<Figures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chromePath = findChromium();
    const chrome = await launch({
      ...(chromePath && { chromePath }),
      chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        throttlingMethod: THROTTLINGS[throttling],
        disableFullPageScreenshot: true,
        // The other categories do not depend on throttling.
        ...(throttling === 'applied' && { onlyCategories: ['performance'] }),
      });
      const scores = Object.values(result?.lhr.categories ?? {}).map(({ score }) => score);
      if (result && !result.lhr.runtimeError && !scores.includes(null))
        return figuresOf(result.lhr, throttling === 'applied');
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
}

function figuresOf({ audits, categories }: Result, isApplied: boolean): Figures {
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
  const details = audits['user-timings']?.details;
  const marks = details?.type === 'table' ? details.items : [];
  const hydrated = marks.find(({ name }) => name === 'app:hydrated')?.startTime;
  return {
    ...Object.fromEntries(metrics),
    // Observed, so meaningless for a load without throttling.
    ...(isApplied && { 'hydrated ms': Number(hydrated) }),
    ...Object.fromEntries(scores),
  };
}

function summarize(runs: readonly Figures[]): Record<string, string> {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN);
      const shown = (value: number) => value.toFixed(name === 'CLS' ? 3 : 0);
      // Scores are better when higher.
      const worst = /ms$|CLS|bytes/.test(name) ? Math.max(...values) : Math.min(...values);
      return [name, `${shown(percentile(values, 50))} (${shown(worst)})`];
    }),
  );
}
