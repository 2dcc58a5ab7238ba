import type { Browser, Page } from '@playwright/test';
import { provideChromium } from '../scripts/test/chromium';

/** No request leaves this machine, as in the end-to-end tests. */
export function chromiumFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ];
}

/** Runs the work with Chromium, and closes that afterwards. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page and waits until it is hydrated. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
  await page.waitForLoadState('networkidle');
}
