import type { Browser, Locator, Page } from '@playwright/test';
import { inBrowser, openAndSettle } from '../bench/browser';
import { type ClickFigures, languageToggle, measureClick } from '../bench/click';
import { percentile } from '../bench/load';

const CLICKS = 15;
/** The work after a click must not overlap with the next one. */
const PAUSE_MS = 400;
/** How many times slower than this machine. */
const SLOWDOWNS = [1, 4];
const ROUTES = ['/services', '/portfolio', '/'];
/** Limits of a locale switch in milliseconds, by slowdown. */
const SWITCH_LIMITS: Readonly<Record<number, number>> = { 1: 60, 4: 120 };

/** Switches the locale and visits all routes once, so that everything that they fetch is fetched. */
export async function clickThrough(browser: Browser, origin: string): Promise<void> {
  const page = await open(browser, origin, 1);
  for (let count = 0; count < 2; count += 1) await click(page, languageToggle(page));
  await visitRoutes(page);
  await page.close();
}

/** Prints the time of locale and route changes: the first, which fetches, and the median of the later ones. */
export function reportInteractions(origin: string): Promise<void> {
  return inBrowser(async (browser) => {
    for (const slowdown of SLOWDOWNS) await reportSwitch(await open(browser, origin, slowdown), slowdown);
    for (const slowdown of SLOWDOWNS) await reportRoutes(await open(browser, origin, slowdown), slowdown);
  });
}

async function reportSwitch(page: Page, slowdown: number): Promise<void> {
  const toggle = () => click(page, languageToggle(page));
  const first = await toggle();
  await toggle();
  print('Language switch on /', slowdown, first, await repeat(toggle), SWITCH_LIMITS[slowdown]);
  await page.close();
}

async function reportRoutes(page: Page, slowdown: number): Promise<void> {
  const first = await visitRoutes(page);
  const later = await repeat(() => visitRoutes(page));
  for (const [index, path] of ROUTES.entries()) {
    const those = later.flatMap((round) => round[index] ?? []);
    print(`Change to ${path}`, slowdown, first[index], those);
  }
  await page.close();
}

async function visitRoutes(page: Page): Promise<ClickFigures[]> {
  const round: ClickFigures[] = [];
  for (const path of ROUTES) {
    const link = page.locator(`header nav a[href="${path}"]`).filter({ visible: true }).first();
    round.push(await click(page, link));
  }
  return round;
}

async function open(browser: Browser, origin: string, slowdown: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await openAndSettle(page, origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function click(page: Page, target: Locator): Promise<ClickFigures> {
  const figures = await measureClick(page, target);
  await page.waitForTimeout(PAUSE_MS);
  return figures;
}

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let count = 0; count < CLICKS; count += 1) results.push(await work());
  return results;
}

function print(
  name: string,
  slowdown: number,
  first: ClickFigures | undefined,
  later: readonly ClickFigures[],
  limit = Number.POSITIVE_INFINITY,
): void {
  const shown = percentile(
    later.map((click) => click.shown),
    50,
  );
  const frame = percentile(
    later.map(({ nextFrame = 0 }) => nextFrame),
    50,
  );
  const speed = slowdown === 1 ? '' : `, processor ${slowdown} times slower`;
  console.log(
    `${name}${speed}: ${shown.toFixed(0)} ms${shown > limit ? ' over' : ''} (median of ${later.length}; the first ${first?.shown.toFixed(0)}); Event Timing ${frame === 0 ? 'under 16' : frame} ms`,
  );
}
