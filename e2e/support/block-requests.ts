import type { Page } from '@playwright/test';

/** Holds a page's requests to `url` until the returned function is called. */
export async function blockRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
