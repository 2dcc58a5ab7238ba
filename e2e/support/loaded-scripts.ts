import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { takenOver } from './wait-for-hydration';

export interface LoadedScript {
  /** Such as `/assets/index-B9eZnXkt.js`. */
  readonly path: string;
  readonly text: string;
  /** Bytes, gzipped as Hosting would. */
  readonly size: number;
}

/** Opens an address and answers all JavaScript that it loads before the browser is idle, the visitor doing nothing. */
export async function loadedScripts(page: Page, address: string): Promise<LoadedScript[]> {
  const bodies: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(
      response.body().then((body) => ({
        path: new URL(response.url()).pathname,
        text: body.toString(),
        size: gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  await page.goto(address);
  await takenOver(page);
  // Not by its role, which it loses as soon as a dialog lies over the page.
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return Promise.all(bodies);
}
