import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json';
import { PREVIEW_POLICY } from './content-security-policy';
import { AR_PREFIX } from './languages';
import { ADMIN_PATH, idIn, pathsRendered, SITE_ROUTES } from './routes';

const { rewrites, headers } = firebase.hosting;

/** The first segments of the paths, without the home page. */
const names = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => path.split('/')[1] || []))];
const oneOf = (paths: readonly string[]) => `@(${names(paths).join('|')})`;

const onRequest = oneOf(pathsRendered('request'));
const inBrowser = oneOf(pathsRendered('browser'));

/** Paths with encoded letters in the first segment, and names of pages with what a chat or mail adds to them. */
const ADDED = `[\\] .,;:!?)'"]`;
const WITH_OTHER_CHARACTERS = `^/([a-z]*(%[0-9A-Fa-f]{2}[a-z]*)+${ADDED}*(/.*)?|[a-z]*${ADDED}+)$`;
/**
 * Paths with a capital letter in the first segment or the prefix `/en`: the function redirects to the page.
 */
const OTHER_SPELLINGS = '^/([A-Za-z]*[A-Z][A-Za-z]*|en)(/.*)?$';

/** The order is that of firebase.json, where the first match counts. */
const PAGE_REWRITES = [
  [ADMIN_PATH, '/admin.html'],
  [`${ADMIN_PATH}/**`, '/admin.html'],
  [`/${inBrowser}`, '/site.html'],
  [`${AR_PREFIX}/${inBrowser}`, '/site.html'],
  ['^/(ar/)?preview/?(%23|#)', '/site.html'],
  ['/', 'api'],
  [`/${onRequest}`, 'api'],
  [`/${onRequest}/**`, 'api'],
  [AR_PREFIX, 'api'],
  [`${AR_PREFIX}/**`, 'api'],
  [WITH_OTHER_CHARACTERS, 'api'],
  [OTHER_SPELLINGS, 'api'],
];

it('the id of a link does not have what a chat or mail adds to it', () => {
  for (const added of ['', '.', ',', ')', '*', '،', '؟', '»', ' ', '"', '”', '.\u200f', ' and more'])
    expect([added, idIn(`walnut-kitchen_2${added}`)]).toEqual([added, 'walnut-kitchen_2']);
  expect(idIn('،')).toBe('');
});

describe('firebase.json', () => {
  it('serves every page as the table says', () => {
    const actual = rewrites.map((rewrite) => [
      'regex' in rewrite ? rewrite.regex : rewrite.source,
      'function' in rewrite ? rewrite.function.functionId : rewrite.destination,
    ]);
    expect(actual.slice(-PAGE_REWRITES.length)).toEqual(PAGE_REWRITES);
    const sources = actual.slice(0, -PAGE_REWRITES.length).map(([source]) => source);
    const icons = ['/@(brand.css|favicon.svg|favicon.ico|apple-touch-icon.png)', '/icons/**'];
    const files = ['/@(sitemap|rss).xml', '/manifest.webmanifest', ...icons, '/.well-known/security.txt'];
    expect(sources).toEqual(['/api', '/api/**', '/media/**', ...files]);
  });

  it('sends the function what stands for a page, and neither a page nor a file', () => {
    const outdated = [
      ...['/About', '/AR', '/ABOUT/', '/Ar/about', '/Blog/a-B', '/en', '/en/', '/en/about', '/EN'],
    ];
    const files = ['/assets/About-Ab.js', '/Icon.png', '/Wp-Admin', '//A'];
    const current = ['/', '/about', '/ar', '/english', '/e', ...files];
    const isSent = (path: string) => new RegExp(OTHER_SPELLINGS).test(path);
    expect([...outdated, ...current].filter(isSent)).toEqual(outdated);
    for (const path of [...SITE_ROUTES.map(({ path }) => path), ADMIN_PATH])
      expect([path, /^\/(?:[a-z]+(?:\/|$)|$)/.test(path)]).toEqual([path, true]);
  });

  it('sends the function names of pages with other characters, and no file', () => {
    const sent = [
      ...['/%61bout', '/%61r/about', '/contact%20', '/contact.', '/contact]', '/contact),', '/blog%D8%8C'],
    ];
    const others = ['/absent', '/robots.txt', '/index.php', '/assets/a.js', '/blog/a%20b', '/.env', '/a-b.'];
    const isSent = (path: string) => new RegExp(WITH_OTHER_CHARACTERS).test(path);
    expect([...sent, ...others].filter(isSent)).toEqual(sent);
  });

  it('has browsers revalidate every page that is a file', () => {
    const revalidated = headers.flatMap(({ source, headers: [header] }) =>
      source && header?.value === 'public, max-age=0, must-revalidate' ? [source] : [],
    );
    const files = pathsRendered('browser').filter((path) => path !== '/preview');
    expect(revalidated).toEqual([
      `/${oneOf(['/404.html', ...files, ADMIN_PATH])}`,
      `${ADMIN_PATH}/**`,
      `${AR_PREFIX}/${oneOf(files)}`,
    ]);
  });

  it('keeps previews out of caches, search engines and the referrers of other sites', () => {
    const preview = headers.find(({ regex }) => regex?.includes('preview'));
    const paths = ['/preview', '/preview/', '/ar/preview', '/preview%23posts.a', '/ar/preview/%23posts.a'];
    const unrelated = ['/previews', '/preview/x', '/en/preview', '/blog/preview'];
    const isPreview = (path: string) => new RegExp(preview?.regex ?? '').test(path);
    expect([...paths, ...unrelated].filter(isPreview)).toEqual(paths);
    expect(preview?.headers).toEqual([
      { key: 'Content-Security-Policy', value: PREVIEW_POLICY },
      { key: 'Cache-Control', value: 'no-store' },
      { key: 'X-Robots-Tag', value: 'noindex' },
      { key: 'Referrer-Policy', value: 'no-referrer' },
    ]);
  });
});
