import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ADMIN_PATH,
  COMPANY,
  LANGUAGES,
  localizedPath,
  pathsRendered,
  type SiteFiles,
} from '@alnafitha/contract';
import { MANIFEST, stylesheetsOf } from '../src/site/app/server/template.ts';

const SITE = resolve(import.meta.dirname, '../dist');
/** Vite builds the pages' code into this folder of the function. */
const FUNCTION_SITE = resolve(import.meta.dirname, '../../functions/dist/site');

/** Hosting sends this file for paths that it does not find. */
const NOT_FOUND = '/404';

const { renderShell, renderStatic } = (await import(
  pathToFileURL(resolve(FUNCTION_SITE, 'entry.js')).href
)) as typeof import('../src/site/app/server/entry.ts');

const origin = process.env.SITE_ORIGIN || COMPANY.website;
const readFile = (path: string) => readFileSync(SITE + path, 'utf8');
const [siteFiles, adminFiles] = ['/site.html', '/admin.html'].map((document) => ({
  indexHtml: readFile(document),
  readFile,
})) as [SiteFiles, SiteFiles];

async function prerender(path: string): Promise<void> {
  write(`${path}.html`, await renderStatic(siteFiles, path, origin));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(SITE + path), { recursive: true });
  writeFileSync(SITE + path, text);
}

/** Pages behind a login, and the API. */
const CLOSED = [ADMIN_PATH, ...pathsRendered('browser'), '/api'];

/** https://www.rfc-editor.org/rfc/rfc9309 */
function robots(): string {
  const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const EXPIRES_IN_DAYS = 360;

/** https://www.rfc-editor.org/rfc/rfc9116; Hosting deploys no dot files, so a rewrite adds /.well-known. */
function securityContact(): string {
  const today = Math.floor(Date.now() / DAY_MS);
  return [
    `Contact: mailto:${COMPANY.email}`,
    `Expires: ${new Date((today + EXPIRES_IN_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Copies site.html and its styles for the function; in the site, both documents stay without content. */
function writeDocuments(): void {
  writeFileSync(resolve(FUNCTION_SITE, 'site.html'), siteFiles.indexHtml);
  for (const folder of ['assets', '.vite']) mkdirSync(resolve(FUNCTION_SITE, folder), { recursive: true });
  copyFileSync(SITE + MANIFEST, FUNCTION_SITE + MANIFEST);
  for (const { href } of stylesheetsOf(siteFiles.indexHtml)) copyFileSync(SITE + href, FUNCTION_SITE + href);
  write('/site.html', renderShell(siteFiles));
  write('/admin.html', renderShell(adminFiles));
}

const pages = LANGUAGES.flatMap((language) =>
  pathsRendered('build').map((path) => localizedPath(language, path)),
);
await Promise.all([NOT_FOUND, ...pages].map(prerender));
write('/robots.txt', robots());
write('/security.txt', securityContact());
writeDocuments();
