/// <reference lib="dom" />

import { gzipSync } from 'node:zlib';
import { type Language, localizedPath, POST_PATHS, PROJECT_PATHS, sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import type { Request } from '@playwright/test';
import { ARABIC } from '../emulators/seed/arabic';
import { PUBLIC_LISTS } from './api';
import { inBrowser, openHydrated } from './browser';
import type { Call, LocalApi } from './local-api';

const PATHS = [
  ...PUBLIC_LISTS,
  `${POST_PATHS.list}/coolhouse`,
  `${PROJECT_PATHS.list}/walnut-kitchen`,
  ...['/rss.xml', '/ar/rss.xml'],
];
/** The content has `images`; built images are `files`. */
const KINDS = ['page', 'files', 'images', 'API'] as const;

/** A response that did not come from the browser's cache. */
interface Fetched extends Call {
  readonly kind: (typeof KINDS)[number];
  /** Texts count gzipped, as Hosting sends them. */
  readonly bytes: number;
}

/** Prints requests, gzipped bytes and billed documents of visits and single requests, for docs/costs.md. */
export async function benchVisits(origin: string, api: LocalApi): Promise<void> {
  const english = await visit(origin, 'en');
  const arabic = await visit(origin, 'ar');
  console.log('A first visit (home, portfolio, a project), requests and gzipped bytes:');
  console.table({ English: await rowOf(english, api), Arabic: await rowOf(arabic, api) });

  const calls: Call[] = [
    ...PATHS.map((path) => ({ method: 'GET', path })),
    ...arabic.filter(({ kind, method }) => kind === 'API' && method === 'POST'),
    { method: sendEnquiry.method, path: sendEnquiry.path, body: JSON.stringify(anEnquiry()) },
  ];
  const costs = [];
  for (const call of calls)
    costs.push({ request: `${call.method} ${call.path}`, ...(await api.costOf(call)) });
  console.table(costs);
  const texts = Object.keys(ARABIC);
  console.log(
    `The sample content has ${texts.length} texts to translate, ${texts.join('').length} characters.`,
  );
}

/** Makes a first visit: the home page, the portfolio and a project, each scrolled to its end. */
function visit(origin: string, language: Language): Promise<Fetched[]> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const fetched: Promise<Fetched>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(origin)) fetched.push(measure(request));
    });
    const portfolio = localizedPath(language, '/portfolio');
    const readToEnd = async () => {
      await page.waitForLoadState('networkidle');
      // Lazy sections and images load near the viewport, and lengthen the page.
      const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
      while (!(await isAtEnd())) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(1000);
    };
    await openHydrated(page, origin + localizedPath(language, '/'));
    await readToEnd();
    for (const link of [`a[href="${portfolio}"]`, `main a[href^="${portfolio}/"]`]) {
      await page.locator(link).filter({ visible: true }).first().click();
      await readToEnd();
    }
    return (await Promise.all(fetched)).filter(({ bytes }) => bytes > 0);
  });
}

async function measure(request: Request): Promise<Fetched> {
  const { pathname, search } = new URL(request.url());
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  const isText = /text|javascript|json|svg/.test(response?.headers()['content-type'] ?? '');
  const body = isText && responseBodySize > 0 ? await response?.body() : undefined;
  return {
    kind: kindOf(request, pathname),
    method: request.method(),
    path: pathname + search,
    body: request.postData() ?? undefined,
    bytes: body ? gzipSync(body).length : responseBodySize,
  };
}

function kindOf(request: Request, path: string): Fetched['kind'] {
  if (request.resourceType() === 'document') return 'page';
  if (path.startsWith('/api/')) return 'API';
  return path.startsWith('/media/') ? 'images' : 'files';
}

async function rowOf(requests: readonly Fetched[], api: LocalApi) {
  let reads = 0;
  let writes = 0;
  // The CDN serves images, which are cached for long.
  for (const call of requests.filter(({ kind }) => kind === 'page' || kind === 'API')) {
    const cost = await api.costOf(call);
    reads += cost.reads;
    writes += cost.writes;
  }
  const sums = KINDS.map((kind) => {
    const ofKind = requests.filter((request) => request.kind === kind);
    const bytes = ofKind.reduce((sum, request) => sum + request.bytes, 0);
    return [kind, `${ofKind.length}, ${(bytes / 1000).toFixed(1)} kB`];
  });
  return { ...Object.fromEntries(sums), reads, writes };
}
