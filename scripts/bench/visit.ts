/// <reference lib="dom" />

import { gzipSync } from 'node:zlib';
import { type Language, STORAGE_KEYS } from '@alnafitha/contract';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { inBrowser } from './browser';
import type { Call } from './counting-app';

/** What one visit fetched; what came from the browser's cache is not in it. */
export interface Visit {
  readonly language: Language;
  /** Whether the browser had been here before. */
  readonly isRepeated: boolean;
  readonly files: Fetched;
  readonly pictures: Fetched;
  readonly api: Fetched;
  readonly calls: readonly Call[];
}

/** Requests and their bytes, texts gzipped as Hosting does. */
interface Fetched {
  readonly requests: number;
  readonly bytes: number;
}

interface Answered extends Call {
  readonly bytes: number;
}

const QUIET_MS = 700;
const STEP = 500;

/** In each language a first visit and one more: the home page, the portfolio and one project, each down to its end. */
export function measureVisits(origin: string): Promise<Visit[]> {
  return inBrowser(async (browser) => [
    ...(await visitTwice(browser, origin, 'en')),
    ...(await visitTwice(browser, origin, 'ar')),
  ]);
}

async function visitTwice(browser: Browser, origin: string, language: Language): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.language,
    language,
  ] as const);
  const first = await visit(context, origin);
  const again = await visit(context, origin);
  await context.close();
  return [
    { ...first, language, isRepeated: false },
    { ...again, language, isRepeated: true },
  ];
}

async function visit(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const { answered, settle } = watch(page, origin);
  const readOn = async () => {
    await settle();
    await scrollDown(page, settle);
  };
  await page.goto(origin);
  await readOn();
  await page.locator('a[href="/portfolio"]:visible').first().click();
  await readOn();
  await page.locator('main a[href^="/portfolio/"]:visible').first().click();
  await readOn();
  const all = await Promise.all(answered);
  await page.close();
  const kindOf = ({ path }: Answered) => /^\/(api|media)\//.exec(path)?.[1] ?? 'file';
  const fetched = (kind: string) => {
    const those = all.filter((each) => each.bytes > 0 && kindOf(each) === kind);
    return { requests: those.length, bytes: those.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  const calls = all.filter((each) => each.bytes > 0 && kindOf(each) === 'api');
  return { files: fetched('file'), pictures: fetched('media'), api: fetched('api'), calls };
}

/** Follows all requests to the site; `settle` waits until none has been under way for a while. */
function watch(page: Page, origin: string) {
  const answered: Promise<Answered>[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(origin) && open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    if (open.delete(request)) answered.push(read(request));
  });
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_MS; quiet = open.size === 0 ? quiet + 100 : 0) {
      await page.waitForTimeout(100);
    }
  };
  return { answered, settle };
}

async function read(request: Request): Promise<Answered> {
  const { pathname, search } = new URL(request.url());
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  const isText = /text|javascript|json|svg/.test(response?.headers()['content-type'] ?? '');
  const body = isText && responseBodySize > 0 ? await response?.body() : undefined;
  return {
    method: request.method(),
    path: pathname + search,
    body: request.postData() ?? undefined,
    bytes: body ? gzipSync(body).length : responseBodySize,
  };
}

/** Sections and pictures come as the visitor gets near. */
async function scrollDown(page: Page, settle: () => Promise<void>): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  do {
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, STEP);
      await page.waitForTimeout(50);
    }
    await settle();
  } while (!(await isAtEnd()));
}
