/// <reference lib="dom" />

import { gzipSync } from 'node:zlib';
import { type Language, localizedPath } from '@alnafitha/contract';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { inBrowser, openAndSettle } from './browser';
import type { Call } from './counting-app';

/** The requests of one visit, without those that the browser's cache served. */
export interface Visit {
  readonly language: Language;
  /** Whether the browser has visited the site before. */
  readonly isRepeated: boolean;
  /** The server-rendered page with which a visit starts. */
  readonly pages: Fetched;
  readonly files: Fetched;
  readonly images: Fetched;
  readonly api: Fetched;
  /** The requests that the function served, without images. */
  readonly calls: readonly Call[];
}

/** Requests and their bytes, texts gzipped as Hosting does. */
interface Fetched {
  readonly requests: number;
  readonly bytes: number;
}

type Kind = 'page' | 'file' | 'media' | 'api';

interface ServedRequest extends Call {
  readonly kind: Kind;
  readonly bytes: number;
}

const QUIET_MS = 700;
const STEP = 500;

/** Two visits in each language: the home page, the portfolio and one project, each scrolled to its end. */
export function measureVisits(origin: string): Promise<Visit[]> {
  return inBrowser(async (browser) => [
    ...(await visitTwice(browser, origin, 'en')),
    ...(await visitTwice(browser, origin, 'ar')),
  ]);
}

async function visitTwice(browser: Browser, origin: string, language: Language): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await visit(context, origin, language);
  const again = await visit(context, origin, language);
  await context.close();
  return [
    { ...first, language, isRepeated: false },
    { ...again, language, isRepeated: true },
  ];
}

async function visit(context: BrowserContext, origin: string, language: Language) {
  const page = await context.newPage();
  const { served, settle } = watch(page, origin);
  const readPage = async () => {
    await settle();
    await scrollDown(page, settle);
  };
  const portfolio = localizedPath(language, '/portfolio');
  await openAndSettle(page, origin + localizedPath(language, '/'));
  await readPage();
  await page.locator(`a[href="${portfolio}"]:visible`).first().click();
  await readPage();
  await page.locator(`main a[href^="${portfolio}/"]:visible`).first().click();
  await readPage();
  const all = await Promise.all(served);
  await page.close();
  const ofKind = (kind: Kind) => all.filter((each) => each.bytes > 0 && each.kind === kind);
  const fetched = (kind: Kind) => {
    const found = ofKind(kind);
    return { requests: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return {
    pages: fetched('page'),
    files: fetched('file'),
    images: fetched('media'),
    api: fetched('api'),
    calls: [...ofKind('page'), ...ofKind('api')],
  };
}

/** Tracks all requests to the site. `settle` waits until none has been in flight for a while. */
function watch(page: Page, origin: string) {
  const served: Promise<ServedRequest>[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(origin) && open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    if (open.delete(request)) served.push(read(request));
  });
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_MS; quiet = open.size === 0 ? quiet + 100 : 0) {
      await page.waitForTimeout(100);
    }
  };
  return { served, settle };
}

async function read(request: Request): Promise<ServedRequest> {
  const { pathname, search } = new URL(request.url());
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  const isText = /text|javascript|json|svg/.test(response?.headers()['content-type'] ?? '');
  const body = isText && responseBodySize > 0 ? await response?.body() : undefined;
  const kind = request.resourceType() === 'document' ? 'page' : /^\/(api|media)\//.exec(pathname)?.[1];
  return {
    kind: (kind as Kind | undefined) ?? 'file',
    method: request.method(),
    path: pathname + search,
    body: request.postData() ?? undefined,
    bytes: body ? gzipSync(body).length : responseBodySize,
  };
}

/** Lazy sections and images load when they near the viewport. */
export async function scrollDown(page: Page, settle: () => Promise<void>): Promise<void> {
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
