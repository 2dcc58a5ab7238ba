import { randomUUID } from 'node:crypto';
import {
  ADMIN_SESSION_PATHS,
  readHealth,
  type SetupStep,
  SITE_PATH,
  type SiteContent,
  sampleParts,
} from '@alnafitha/contract';
import { type Row, rowOf } from './table';

const TIMEOUT_MS = 60_000;

const SECURITY_HEADERS = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'content-security-policy': /frame-ancestors 'none'/,
};

/** What visitors see of the sample's company. */
const WARNINGS: Partial<Record<SetupStep, (site: SiteContent) => string>> = {
  name: ({ en }) => `the company is called ${en.company.name}`,
  numbers: ({ en }) => `visitors call ${en.company.phones.map(({ number }) => number).join(', ')}`,
  hours: () => "the opening hours are the sample's",
  hero: () => "the slides of the home page are the sample's",
  pictures: () => 'the pictures are visualisations',
  privacy: ({ en }) => `the privacy notice names ${en.company.email}`,
};

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
type Check = (page: Page) => readonly (string | false)[];

/** Requests what a visitor would, once each. The site was built for `origin`. */
export function smokeTest(origin: string): Promise<Row[]> {
  return Promise.all([
    ...['/', '/about', '/services'].map((path) => ask(path, 200, isPage(origin, 'lang="en"', 'dir="ltr"'))),
    ...['/ar', '/ar/about', '/ar/services'].map((path) =>
      ask(path, 200, isPage(origin, 'lang="ar"', 'dir="rtl"')),
    ),
    ask(`/${randomUUID()}`, 404, ({ text }) => [!text.includes('<html') && 'is no page']),
    ask(readHealth.path, 200, () => []),
    ask(
      ADMIN_SESSION_PATHS.login,
      401,
      // Hosting drops the cookie of any other response.
      ({ headers }) => [headers.get('cache-control') !== 'private, no-store' && 'is not private, no-store'],
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        // A new username, because failures are limited by username.
        body: JSON.stringify({ username: `smoke-${randomUUID()}`, password: randomUUID() }),
      },
    ),
    askImage(),
    ask('/robots.txt', 200, ({ text }) => [
      !text.includes(`Sitemap: ${origin}/sitemap.xml`) && 'was built for another SITE_ORIGIN',
    ]),
    askSample(),
    ask('/sitemap.xml', 200, ({ text }) => [!text.includes(`<loc>${origin}`) && 'names another origin']),
  ]);

  async function ask(path: string, status: number, check: Check, init?: RequestInit): Promise<Row> {
    try {
      const page = await load(path, init);
      if (page.status !== status) return rowOf(path, [`responds with ${page.status}`], 'wrong');
      return rowOf(path, check(page), 'wrong');
    } catch (error) {
      return rowOf(path, [String(error)], 'wrong');
    }
  }

  async function load(path: string, init?: RequestInit): Promise<Page> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(origin + path, { redirect: 'manual', ...init, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The panel's list tells the same of the company. */
  async function askSample(): Promise<Row> {
    const name = `sample at ${SITE_PATH}`;
    try {
      const { status, text } = await load(SITE_PATH);
      if (status !== 200) return rowOf(name, [`responds with ${status}`], 'wrong');
      const site: SiteContent = JSON.parse(text);
      return rowOf(
        name,
        sampleParts(site).map((part) => WARNINGS[part]?.(site) ?? false),
        'warning',
      );
    } catch (error) {
      return rowOf(name, [String(error)], 'wrong');
    }
  }

  async function askImage(): Promise<Row> {
    const { text } = await load('/').catch(() => ({ text: '' }));
    const [, path] =
      / (?:src|href)="(\/media\/[^"]+)"/.exec(text) ?? /<img[^>]* src="(\/[^"]+)"/.exec(text) ?? [];
    if (path === undefined) return { state: 'unknown', name: 'image', detail: 'the home page shows none' };
    return ask(path, 200, ({ headers }) => [
      !headers.get('content-type')?.startsWith('image/') && 'is no image',
      !/max-age=[1-9]/.test(headers.get('cache-control') ?? '') && 'is not cached',
    ]);
  }
}

function isPage(origin: string, ...attributes: readonly string[]): Check {
  return ({ headers, text }) => {
    const [html = ''] = /<html[^>]*>/.exec(text) ?? [];
    const [canonical = ''] = /<link rel="canonical"[^>]*>/.exec(text) ?? [];
    return [
      ...attributes.map((attribute) => !html.includes(attribute) && `lacks ${attribute}`),
      !canonical.includes(`href="${origin}`) && 'was built for another SITE_ORIGIN',
      ...Object.entries(SECURITY_HEADERS).map(
        ([name, value]) => !value.test(headers.get(name) ?? '') && `lacks ${name}`,
      ),
    ];
  };
}
