/// <reference lib="dom" />

import { logInAdmin } from '@alnafitha/contract';
import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

export interface Target {
  readonly origin: string;
  /** The session of the sample's administrator. */
  readonly cookie: string;
  readonly browser: Browser;
  readonly debuggingPort: number;
  readonly runs: number;
  /** Pages for Lighthouse. */
  readonly paths: readonly string[];
}

export async function logIn(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext();
  const data = { username: 'admin', password: 'local-admin-2026' };
  const headers = { Origin: origin };
  await context.request.post(origin + logInAdmin.path, { data, headers, failOnStatusCode: true });
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Only the panel's pages send the session. */
export function headersFor(path: string, { cookie }: Target): Record<string, string> {
  return path.startsWith('/admin') ? { Cookie: cookie } : {};
}

/** Resolves when the page has loaded its data; the site's pages have hydrated, too. */
export async function load(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (!new URL(url).pathname.startsWith('/admin'))
    await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
}

/** Opens a page on a phone, which has a quarter of this machine's speed, as Lighthouse's has. */
export async function openOnPhone(target: Target, path: string): Promise<[Page, CDPSession]> {
  const extraHTTPHeaders = headersFor(path, target);
  const page = await target.browser.newPage({ ...devices['Moto G4'], extraHTTPHeaders });
  await load(page, target.origin + path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return [page, session];
}
