import type { Page } from '@playwright/test';
import { openOnPhone, type Target } from './browser';

/** An interaction has been painted, and what it loads is shown. */
const SETTLED_MS = 1500;

type Act = (page: Page) => Promise<void>;

interface Interaction {
  readonly path: string;
  /** Comes before the measurement. */
  readonly prepare?: Act;
  readonly act: Act;
}

const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap();
const type = (selector: string) => (page: Page) =>
  page.locator(selector).pressSequentially('upvc doors', { delay: 100 });
const openMenu = tap('[aria-label="Open menu"]');
const switchLanguage = tap('button[lang="ar"]');

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'open the menu': { path: '/', act: openMenu },
  'next slide': { path: '/', act: tap('[aria-label="Next"]') },
  'switch the theme': { path: '/', prepare: openMenu, act: tap('[aria-label="Switch to dark theme"]') },
  'switch the language': { path: '/', act: switchLanguage },
  'go to the services': { path: '/', prepare: openMenu, act: tap('header a[href="/services"]') },
  'filter the projects': { path: '/portfolio', act: tap('button[aria-pressed="false"]') },
  'type a name': { path: '/contact', act: type('input[name="name"]') },
  'search the blog': { path: '/blog', act: type('[type="search"]') },
  'panel: open the menu': { path: '/admin', act: openMenu },
  'panel: switch the language': { path: '/admin', act: switchLanguage },
  'panel: go to the messages': { path: '/admin', prepare: openMenu, act: tap('#sidebar a[href$=messages]') },
  'panel: open a message': { path: '/admin/messages', act: tap('main a[href^="/admin/messages/"]') },
  'panel: search the messages': { path: '/admin/messages', act: type('[type="search"]') },
};

/** Prints the longest interaction (INP) of taps and typed words on a phone. */
export async function benchTaps(target: Target): Promise<void> {
  const rows: Record<string, readonly number[]> = {};
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const durations: number[] = [];
    while (durations.length < target.runs) durations.push(await measure(target, interaction));
    rows[name] = durations;
  }
  console.log('Interaction to next paint on a phone, each run in milliseconds; 0 is below 16 ms:');
  console.table(rows);
}

async function measure(target: Target, { path, prepare, act }: Interaction): Promise<number> {
  const [page] = await openOnPhone(target, path);
  await prepare?.(page);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluateHandle(() => {
    const result = { ms: 0 };
    // TypeScript does not know the threshold; the default is 104 ms.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) result.ms = Math.max(result.ms, duration);
    }).observe(events);
    return result;
  });
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  const { ms } = await longest.jsonValue();
  await page.close();
  return ms;
}
