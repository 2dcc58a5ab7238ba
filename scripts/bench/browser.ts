import type { Browser } from '@playwright/test';
import { provideChromium } from '../test/chromium';

/** Runs Chromium for as long as the work lasts. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
