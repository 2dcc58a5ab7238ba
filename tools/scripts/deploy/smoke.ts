import { createHash, randomUUID } from 'node:crypto';
import { ADMIN_SESSION_PATHS, readHealth } from '@alnafitha/contract';
import type { Finding } from './finding';

/** The site under test. */
export interface LiveSite {
  /** Its URL; Hosting's default URL works before the domain does. */
  readonly url: string;
  /** The origin in its pages, and the only one that may send changes. */
  readonly origin: string;
  /** Whether it is real Hosting rather than the emulator, which has no Web App. */
  readonly isHosted: boolean;
}

interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const TIMEOUT_MS = 60_000;

const PAGES = [
  { path: '/', language: 'en' },
  { path: '/ar', language: 'ar' },
  { path: '/about', language: 'en' },
  { path: '/ar/about', language: 'ar' },
] as const;

const HEADERS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'content-security-policy': /frame-ancestors 'none'/,
};

/** Requests what a visitor would, and checks that responses are complete, safe and cached as intended. */
export async function smokeTest(site: LiveSite): Promise<Finding[]> {
  const pages = PAGES.map(({ path, language }) => checkPage(site, path, language));
  const checks = [
    ...pages,
    checkHealth(site),
    checkLogin(site),
    checkImage(site),
    checkNotFound(site),
    checkRobots(site),
    ...(site.isHosted ? [checkInit(site)] : []),
  ];
  return Promise.all(checks);
}

async function request(site: LiveSite, path: string, init: RequestInit = {}): Promise<PageResponse> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(site.url + path, { redirect: 'manual', ...init, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return {
      status: 0,
      headers: new Headers(),
      text: error instanceof Error ? error.message : String(error),
    };
  }
}

function judge(name: string, problems: readonly (string | false)[], fine: string): Finding {
  const found = problems.filter((problem) => problem !== false);
  if (found.length === 0) return { name, state: 'OK', found: fine };
  return { name, state: 'WRONG', found: found.join('; ') };
}

async function checkPage(site: LiveSite, path: string, language: 'en' | 'ar'): Promise<Finding> {
  const response = await request(site, path);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const [html = ''] = /<html[^>]*>/.exec(response.text) ?? [];
  const [canonical = ''] = /<link rel="canonical"[^>]*>/.exec(response.text) ?? [];
  const problems = [
    response.status !== 200 && `answers ${response.status || response.text}`,
    response.status === 200 &&
      !(html.includes(`lang="${language}"`) && html.includes(`dir="${direction}"`)) &&
      `is not in ${language === 'ar' ? 'Arabic' : 'English'}`,
    response.status === 200 &&
      !canonical.includes(`href="${site.origin}/`) &&
      !canonical.includes(`href="${site.origin}"`) &&
      `does not name itself by ${site.origin}`,
    ...(response.status === 200 ? policyProblems(response) : []),
  ];
  return judge(
    path,
    problems,
    language === 'ar' ? 'in Arabic, with its policy' : 'in English, with its policy',
  );
}

/** A page whose policy lacks the hash of its styles renders without them. */
export function policyProblems({ headers, text }: Pick<PageResponse, 'headers' | 'text'>): string[] {
  const policies = [headers.get('content-security-policy') ?? '', metaPolicy(text)];
  const [inStyles, inScripts] = ['style', 'script'].map((tag) =>
    [
      ...text.matchAll(
        new RegExp(
          `<${tag}(?![^>]*(?: src=| type="(?!module|text/javascript)))[^>]*>([\\s\\S]*?)</${tag}>`,
          'g',
        ),
      ),
    ]
      .map((match) => match[1] ?? '')
      .filter((content) => content !== ''),
  );
  return [
    ...missingHeaders(headers),
    ...(policies.some((policy) => /script-src/.test(policy)) ? [] : ['has no policy for scripts']),
    ...unknownTo(policies, 'style-src', inStyles ?? []),
    ...unknownTo(policies, 'script-src', inScripts ?? []),
  ];
}

function metaPolicy(text: string): string {
  const [meta = ''] = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/i.exec(text) ?? [];
  const [, content = ''] = /content="([^"]*)"/.exec(meta) ?? [];
  return content.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

function missingHeaders(headers: Headers): string[] {
  const missing = Object.keys(HEADERS).filter((name) => !HEADERS[name]?.test(headers.get(name) ?? ''));
  return missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`];
}

/** All policies apply together, so each one with the directive needs every hash. */
function unknownTo(policies: readonly string[], directive: string, contents: readonly string[]): string[] {
  const rules = policies.flatMap(
    (policy) => new RegExp(`(?:^|; ?)${directive} ([^;]*)`).exec(policy)?.[1] ?? [],
  );
  const unknown = contents.filter((content) => {
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    return rules.some((rule) => !rule.includes(hash) && !rule.includes("'unsafe-inline'"));
  });
  return unknown.length === 0 ? [] : [`its ${directive} forbids ${unknown.length} of its own`];
}

async function checkHealth(site: LiveSite): Promise<Finding> {
  const response = await request(site, readHealth.path);
  return judge(
    readHealth.path,
    [response.status !== 200 && `answers ${response.status || response.text}`],
    'the function answers',
  );
}

/** A username that does not exist: the rate limits count by username and IP. */
async function checkLogin(site: LiveSite): Promise<Finding> {
  const response = await request(site, ADMIN_SESSION_PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ username: `smoke-${randomUUID()}`, password: randomUUID() }),
  });
  const caching = response.headers.get('cache-control');
  return judge(
    'login',
    [
      response.status !== 401 &&
        `a wrong password is answered with ${response.status || response.text} instead of 401`,
      response.status !== 0 &&
        caching !== 'private, no-store' &&
        `its Cache-Control is ${caching}: no cookie would arrive`,
    ],
    'a wrong password is refused, and nothing of it is cached',
  );
}

async function checkImage(site: LiveSite): Promise<Finding> {
  const name = 'image';
  const home = await request(site, '/');
  // An image of the content comes from the bucket through the function; a new site has none yet.
  const [, path] =
    / (?:src|href)="(\/media\/[^"]+)"/.exec(home.text) ?? /<img[^>]* src="(\/[^"]+)"/.exec(home.text) ?? [];
  if (path === undefined) return { name, state: 'UNKNOWN', found: 'the home page shows none yet' };
  const response = await request(site, path);
  return judge(
    name,
    [
      response.status !== 200 && `${path} answers ${response.status || response.text}`,
      response.status === 200 &&
        !response.headers.get('content-type')?.startsWith('image/') &&
        `${path} is no image`,
      response.status === 200 &&
        !/max-age=[1-9]/.test(response.headers.get('cache-control') ?? '') &&
        `${path} is not cached`,
    ],
    path,
  );
}

async function checkNotFound(site: LiveSite): Promise<Finding> {
  const response = await request(site, `/${randomUUID()}`);
  return judge(
    '404',
    [
      response.status !== 404 && `an unknown address answers ${response.status || response.text}`,
      response.status === 404 && !response.text.includes('<html') && 'without a page',
    ],
    'an unknown address has a page that says so',
  );
}

async function checkRobots(site: LiveSite): Promise<Finding> {
  const response = await request(site, '/robots.txt');
  const wanted = `Sitemap: ${site.origin}/sitemap.xml`;
  return judge(
    '/robots.txt',
    [
      response.status !== 200 && `answers ${response.status || response.text}`,
      response.status === 200 &&
        !response.text.includes(wanted) &&
        `does not say "${wanted}": another SITE_ORIGIN was built`,
    ],
    wanted,
  );
}

async function checkInit(site: LiveSite): Promise<Finding> {
  const response = await request(site, '/__/firebase/init.json');
  return judge(
    'init.json',
    [
      response.status !== 200 && `answers ${response.status || response.text}`,
      !/"apiKey"\s*:\s*"[^"]+"/.test(response.text) && 'has no apiKey: users could not sign in at /auth',
    ],
    'names the Web App',
  );
}
