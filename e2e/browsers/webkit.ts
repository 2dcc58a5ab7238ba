import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser, BrowserWindow } from './browser';
import { findElement, scrollTo, watchPage } from './in-page';

const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
} as const;

/** WebKitGTK's own driver, which starts WebKit's MiniBrowser. Playwright's WebKit is a build of its own. */
export async function launchWebKit(driverPath: string): Promise<Browser> {
  const service = new DriverService.Builder(driverPath).setLoopback(true).build();
  const server = await service.start();
  const newSession = () =>
    new Builder()
      .usingServer(server)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
  const first = await newSession();
  const version = (await first.getCapabilities()).get('browserVersion');
  await first.quit();
  return {
    version: `WebKitGTK/${version}`,
    newWindow: async () => windowOf(await newSession()),
    close: () => service.kill(),
  };
}

function windowOf(driver: WebDriver): BrowserWindow {
  return {
    async open(url) {
      await driver.get(url);
      // WebDriver runs no script before the page does, and WebKitGTK 2.50 may never respond to one during the load:
      // earlier errors are not recorded.
      await driver.executeScript(watchPage);
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    run: (script, ...args) => driver.executeScript(script, ...args),
    async find(css, name) {
      const element = await driver.executeScript<WebElement | null>(findElement, css, name);
      if (!element) return null;
      // The driver acts only on elements in the viewport, and does not scroll by itself.
      await driver.executeScript(scrollTo, element);
      return { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    close: () => driver.quit(),
  };
}
