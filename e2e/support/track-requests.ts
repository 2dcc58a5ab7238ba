import { expect, type Page, type Request } from '@playwright/test';

export type Requests = ReturnType<typeof trackRequests>;

/** What a full Chromium loads by itself, unlike a headless shell: icons, preflights, pages ahead. */
const BY_BROWSER: ReadonlySet<string> = new Set(['other', 'manifest']);

/** Records the requests that a page sends until `stop` is called. */
export function trackRequests(page: Page) {
  const sent: Request[] = [];
  const pending = new Set<Request>();
  const start = (request: Request) => {
    if (BY_BROWSER.has(request.resourceType()) || request.headers()['sec-purpose']) return;
    sent.push(request);
    pending.add(request);
  };
  const end = (request: Request) => pending.delete(request);
  page.on('request', start);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    sent,
    /** Waits until the browser is idle, and has what it has requested by then. */
    async settled() {
      // A page in Chromium's headless shell that renders no frame may never be idle, hence the timeout.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
      // The default intervals grow to a second, which would often be longer than the last request.
      await expect.poll(() => [...pending].map((request) => request.url()), { intervals: [50] }).toEqual([]);
    },
    stop() {
      page.off('request', start);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}
