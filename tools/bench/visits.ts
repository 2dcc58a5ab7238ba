import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  MIN_FORM_TIME_MS,
  sendEnquiry,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import type { Page, Request } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createSiteLoader } from '../../functions/src/pages/site';
import { type Billed, billedFor } from '../../functions/src/testing/reads';
import { startServer } from '../../functions/src/testing/server';
import { createTranslator } from '../../functions/src/translations/translator';
import { headersFor, load, type Target } from './browser';

/** The links that a visitor follows, by the first page. */
const VISITS = {
  '/': ['a[href="/portfolio"]', 'main a[href^="/portfolio/"]'],
  '/ar': ['a[href="/ar/portfolio"]', 'main a[href^="/ar/portfolio/"]'],
  '/admin': [],
  '/admin/messages': ['main a[href^="/admin/messages/"]'],
};

/** Prints requests, compressed bytes and billed documents of visits and of an enquiry, for docs/costs.md. */
export async function benchVisits(target: Target): Promise<void> {
  const { origin, close } = await startApi();
  const rows: Record<string, object> = {};
  for (const [path, links] of Object.entries(VISITS))
    rows[[path, ...links].join(' → ')] = await visit(target, path, links, origin);
  const { reads, writes } = await costOf(origin + sendEnquiry.path, {
    method: sendEnquiry.method,
    headers: { [FORM_TIME_HEADER]: `${MIN_FORM_TIME_MS}`, [HONEYPOT_HEADER]: HONEYPOT_EMPTY },
    body: JSON.stringify(anEnquiry()),
  });
  rows['an enquiry'] = { reads, writes };
  console.log('Visits with an empty cache, each page scrolled to its end:');
  console.table(rows);
  await close();
}

/** Runs the function's app in this process on the suite's data, to count its Firestore calls. */
function startApi() {
  const app = initializeApp({ projectId: `${process.env.GCLOUD_PROJECT}` });
  return startServer({
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: async () => getStorage(app).bucket(`${process.env.GCLOUD_PROJECT}.appspot.com`),
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    translationBudget: 200_000,
    mailFrom: 'Al Nafitha <website@alnafitha.example>',
    site: createSiteLoader(new URL('../../functions/dist/site/', import.meta.url)),
    deadline: 10_000,
    uploadDeadline: 50_000,
  });
}

/** Counts a repeated request, because the first may translate texts. */
async function costOf(url: string, init: RequestInit): Promise<Billed> {
  const headers = { Origin: new URL(url).origin, 'Content-Type': 'application/json', ...init.headers };
  const send = async () => {
    const response = await fetch(url, { ...init, headers });
    if (!response.ok) throw new Error(`${url} responded ${response.status}`);
    await response.arrayBuffer();
  };
  await send();
  return billedFor(send);
}

/** Sums what the browser's cache lacks by kind, and what Firestore bills for pages and API requests. */
async function visit(target: Target, path: string, links: readonly string[], api: string) {
  const headers = headersFor(path, target);
  const page = await target.browser.newPage({ extraHTTPHeaders: headers });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await load(page, target.origin + path);
  await readToEnd(page);
  for (const link of links) {
    await page.locator(link).filter({ visible: true }).first().click();
    await readToEnd(page);
  }
  const sums: Record<string, number> = {};
  const add = (name: string, value: number) => {
    sums[name] = (sums[name] ?? 0) + value;
  };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    if (responseBodySize === 0) continue;
    const { pathname, search } = new URL(request.url());
    const kind = kindOf(request, pathname);
    add(kind, 1);
    add(`${kind}, bytes`, responseBodySize);
    // The CDN serves images, which are cached for long.
    if (kind !== 'page' && kind !== 'API') continue;
    const init = { method: request.method(), headers, body: request.postData() };
    const { reads, writes } = await costOf(api + pathname + search, init);
    add('reads', reads);
    add('writes', writes);
  }
  await page.close();
  return sums;
}

/** Lazy sections and images load near the viewport, and lengthen the page. */
async function readToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  while (await page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1000);
}

/** The content has `images`; built images and the panel's document are `files`. */
function kindOf(request: Request, path: string): string {
  if (path.startsWith('/api/')) return 'API';
  if (request.resourceType() === 'document' && !path.startsWith('/admin')) return 'page';
  return path.startsWith('/media/') ? 'images' : 'files';
}
