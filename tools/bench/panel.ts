/// <reference lib="dom" />

import { LANGUAGES, type Language, logInAdmin, SESSION_COOKIE, STORAGE_KEYS } from '@alnafitha/contract';
import type { Browser, BrowserContext } from '@playwright/test';
import { CPU_THROTTLING, inBrowser, PHONE } from './browser';
import { serveCopy } from './site-copy';
import { summarize } from './summarize';

/** The dashboard and the messages link to a message once their data are shown. */
export const MESSAGE_LINK = 'main a[href^="/admin/messages/"]';
const PATHS = ['/admin', '/admin/messages'];
/** Lighthouse's slow 4G, in milliseconds and bytes a second. */
const SLOW_NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 1_470_000 / 8,
};

interface Load {
  readonly ms: number;
  readonly kB: number;
}

/** Returns the session cookie of the sample's administrator, as `name=value`. */
export async function logIn(origin: string): Promise<string> {
  const response = await fetch(origin + logInAdmin.path, {
    method: logInAdmin.method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'local-admin-2026' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/s, ''));
  const session = cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!session) throw new Error(`The login responded ${response.status}.`);
  return session;
}

/** Prints how long pages of the panel take to show their data, and what they load until then. */
export async function benchPanel(origin: string, runs: number): Promise<void> {
  const copy = await serveCopy(origin, { cookie: await logIn(origin) });
  const rows: Record<string, Record<string, string>> = {};
  const measureAll = async (browser: Browser) => {
    for (const path of PATHS)
      for (const language of LANGUAGES) {
        const url = copy.origin + path;
        // The copy fetches everything first.
        await visitTwice(browser, url, language);
        const visits: { cold: Load; warm: Load }[] = [];
        while (visits.length < runs) visits.push(await visitTwice(browser, url, language));
        rows[`${path} ${language}`] = {
          'cold ms': summarize(visits.map(({ cold }) => cold.ms)),
          'cold kB': summarize(visits.map(({ cold }) => cold.kB)),
          'warm ms': summarize(visits.map(({ warm }) => warm.ms)),
          'warm kB': summarize(visits.map(({ warm }) => warm.kB)),
        };
      }
  };
  // Chromium caches nothing from a server whose certificate has an error.
  await inBrowser(measureAll, `--ignore-certificate-errors-spki-list=${copy.keyHash}`);
  console.log(`The panel until its data are shown, phone, HTTP/2; median (best to worst) of ${runs}:`);
  console.table(rows);
  await copy.close();
}

/** Loads a page with an empty cache, and again. */
async function visitTwice(browser: Browser, url: string, language: Language) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [STORAGE_KEYS.language, language],
  );
  const cold = await load(context, url);
  const warm = await load(context, url);
  await context.close();
  return { cold, warm };
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', CPU_THROTTLING);
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    MESSAGE_LINK,
    { polling: 'raf', timeout: 60_000 },
  );
  const figures = { ms: Math.round(Number(await shown.jsonValue())), kB: Math.round(bytes / 1000) };
  // The cache holds what is loaded to the end.
  await page.waitForLoadState('networkidle');
  await page.close();
  return figures;
}
