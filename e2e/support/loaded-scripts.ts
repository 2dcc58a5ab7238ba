import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { collectResponses } from './collect-responses';
import { waitForHydration } from './wait-for-hydration';

export interface LoadedScript {
  /** Such as `/assets/index-B9eZnXkt.js`. */
  readonly path: string;
  readonly text: string;
  /** Bytes, gzipped as Hosting would. */
  readonly size: number;
}

/** Opens a path and returns all JavaScript that it loads until the browser is idle, without any interaction. */
export async function loadedScripts(page: Page, path: string): Promise<LoadedScript[]> {
  const stop = collectResponses(page, (response) => response.request().resourceType() === 'script');
  await page.goto(path);
  await waitForHydration(page);
  // Not by role, which the heading loses when a dialog covers the page.
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return (await stop()).map(({ response, body }) => ({
    path: new URL(response.url()).pathname,
    text: body.toString(),
    size: gzipSync(body, { level: 9 }).length,
  }));
}
