import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../suite/chromium';

/** The flags keep every request on this machine. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Lighthouse's phone, which decides the widths of images. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Lighthouse's phone has a quarter of this machine's speed. */
export const CPU_THROTTLING = { rate: 4 };

export async function inBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  ...flags: readonly string[]
): Promise<T> {
  const executablePath = findChromium();
  const args = [...CHROMIUM_FLAGS, ...flags];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
}
