import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun, filterToValidRuns } from 'lighthouse/core/lib/median-run.js';
import { headersFor, type Target } from './browser';

const PAGES = ['/', '/ar', '/portfolio', '/portfolio/walnut-kitchen', '/blog/coolhouse', '/admin/messages'];
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

/** Prints Lighthouse's figures of the median run. */
export async function benchPages(target: Target): Promise<void> {
  const { origin, debuggingPort: port, runs, paths } = target;
  const rows: Record<string, Record<string, string | undefined>> = {};
  for (const path of paths.length > 0 ? paths : PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      const options = { port, extraHeaders: headersFor(path, target), onlyCategories: ['performance'] };
      const result = await lighthouse(origin + path, options);
      if (result) results.push(result.lhr);
    }
    // Lighthouse sometimes misses a metric on a busy machine.
    const { audits } = computeMedianRun(filterToValidRuns(results));
    rows[path] = Object.fromEntries(AUDITS.map((id) => [audits[id]?.title, audits[id]?.displayValue]));
  }
  console.log(`Lighthouse, phone, median of ${runs}:`);
  console.table(rows);
}
