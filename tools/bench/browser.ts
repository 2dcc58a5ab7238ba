import type { Browser, Page } from '@playwright/test';
import { provideChromium } from '../scripts/test/chromium';

/** Nothing leaves this machine, as in the journeys. */
export function chromiumFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ];
}

/** Runs Chromium for as long as the work lasts. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page and waits until its code, which waits itself (docs/decisions/030-the-first-view-has-the-line-to-itself.md), has come. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-first-picture'));
  await page.waitForLoadState('networkidle');
}
