import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policyProblems, smokeTest } from './smoke';
import { type FakeSite, hashOf, SAFE, startFakeSite } from './testing/fake-site';

const ORIGIN = 'https://a.qa';
let site: FakeSite;
beforeEach(async () => {
  site = await startFakeSite(ORIGIN);
});
afterEach(() => site.close());

const look = async () => {
  const findings = await smokeTest({ url: site.url, origin: ORIGIN, isHosted: true });
  return Object.fromEntries(
    findings.filter(({ state }) => state !== 'OK').map(({ name, found }) => [name, found]),
  );
};

describe('the smoke test', () => {
  it('passes a healthy site', async () => {
    expect(await look()).toEqual({});
  });

  it.each([
    ['/ar', { headers: SAFE, text: '<html lang="en" dir="ltr">' }, 'not in Arabic'],
    ['/about', { status: 404, text: '' }, 'answers 404'],
    ['/about', { text: '<html lang="en" dir="ltr">' }, 'lacks strict-transport-security'],
    [
      '/',
      { headers: SAFE, text: '<html lang="en" dir="ltr"><link rel="canonical" href="https://b.qa/">' },
      ORIGIN,
    ],
    ['/api/health', { status: 503, text: '' }, 'answers 503'],
    ['/__/firebase/init.json', { text: '{}' }, 'apiKey'],
    ['/robots.txt', { text: 'Sitemap: https://alnafitha.example/sitemap.xml' }, 'another SITE_ORIGIN'],
  ])('reports %s', async (path, page, found) => {
    site.set(path, page);
    const name = path === '/__/firebase/init.json' ? 'init.json' : path;
    expect((await look())[name]).toContain(found);
  });

  it('reports a login without a cookie', async () => {
    site.set('/api/admin/login', { status: 401, headers: { 'cache-control': 'no-cache' }, text: '{}' });
    expect(await look()).toEqual({ login: 'its Cache-Control is no-cache: no cookie would arrive' });
  });

  it('reports that a wrong password was accepted or not checked', async () => {
    site.set('/api/admin/login', {
      status: 503,
      headers: { 'cache-control': 'private, no-store' },
      text: '{}',
    });
    expect((await look()).login).toContain('503 instead of 401');
  });

  it('reports a page in place of an image, and an unknown path that is found', async () => {
    site.set('/media/1.webp', { headers: { 'content-type': 'text/html' }, text: '' });
    expect((await look()).image).toContain('is no image');
  });

  it('reports a site that does not respond', async () => {
    await site.close();
    expect((await look())['/']).toContain('fetch failed');
  });
});

describe('the policy of a page', () => {
  const text =
    '<style>a{}</style><script>b()</script><script type="application/json">{}</script><script src="/c.js"></script>';
  const policy = (scripts: string, styles: string) =>
    new Headers({
      ...SAFE,
      'content-security-policy': `script-src ${scripts}; style-src ${styles}; frame-ancestors 'none'`,
    });

  it("contains the hashes of the page's styles and scripts", () => {
    const headers = policy(`'self' '${hashOf('b()')}'`, `'${hashOf('a{}')}'`);
    expect(policyProblems({ headers, text })).toEqual([]);
    expect(policyProblems({ headers: policy("'self'", "'self'"), text })).toEqual([
      'its style-src forbids 1 of its own',
      'its script-src forbids 1 of its own',
    ]);
  });

  it('may be in the page', () => {
    const headers = new Headers({ ...SAFE, 'content-security-policy': "frame-ancestors 'none'" });
    const meta = (hash: string) =>
      `<meta http-equiv="Content-Security-Policy" content="script-src '${hash}'; style-src '${hashOf('a{}')}'">${text}`;
    expect(policyProblems({ headers, text: meta(hashOf('b()')) })).toEqual([]);
    expect(policyProblems({ headers, text: meta(hashOf('c()')) })).toEqual([
      'its script-src forbids 1 of its own',
    ]);
    expect(policyProblems({ headers, text })).toEqual(['has no policy for scripts']);
  });
});
