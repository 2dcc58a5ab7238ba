import { launch, type Page } from 'puppeteer-core';
import type { Browser, BrowserWindow } from './browser';
import { findElement, watchPage } from './in-page';

/** A stock Firefox, by WebDriver BiDi. Playwright's Firefox is a build of its own. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    version: await browser.version(),
    async newWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(watchPage);
      return { ...windowOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function windowOf(page: Page): Omit<BrowserWindow, 'close'> {
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(script, ...args),
    find: async (css, name) => (await page.evaluateHandle(findElement, css, name)).asElement(),
    press: (key) => page.keyboard.press(key),
  };
}
