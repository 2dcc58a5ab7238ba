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
  print('Language switch on /', slowdown, first, await repeat(toggle));
  await page.close();
}

async function reportRoutes(page: Page, slowdown: number): Promise<void> {
  const changeTo = (path: string) =>
    click(page, page.locator(`header nav a[href="${path}"]`).filter({ visible: true }).first());
  const visitAll = async () => {
    const round: ClickFigures[] = [];
    for (const path of ROUTES) round.push(await changeTo(path));
    return round;
  };
  const first = await visitAll();
  const later = await repeat(visitAll);
  for (const [index, path] of ROUTES.entries()) {
    const those = later.flatMap((round) => round[index] ?? []);
    print(`Change to ${path}`, slowdown, first[index], those);
  }
  await page.close();
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
    `${name}${speed}: ${shown.toFixed(0)} ms (median of ${later.length}; the first ${first?.shown.toFixed(0)}); Event Timing ${frame === 0 ? 'under 16' : frame} ms`,
  );
}
