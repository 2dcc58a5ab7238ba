import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ADMIN_PATH,
  allowPreview,
  blankSite,
  FONT_PAIRS,
  fontSheet,
  keysOf,
  pathsRendered,
  SAMPLE_ORIGIN,
  type SiteFiles,
} from '@alnafitha/contract';
import { PANEL_PRELOADS_ID } from '../src/admin/app/panel-preloads.ts';
import { MANIFEST, stylesheetsOf } from '../src/site/app/server/template.ts';
import { panelPreloads } from './panel-preloads.ts';

/** vite.config.ts */
const ADMIN_MANIFEST = '/.vite/admin.json';
const SITE = resolve(import.meta.dirname, '../dist');
/** Vite builds the pages' code into this folder of the function. */
const FUNCTION_SITE = resolve(import.meta.dirname, '../../functions/dist/site');

/** Hosting sends this file for paths that it does not find. */
const NOT_FOUND = '/404';

const { renderShell, renderStatic } = (await import(
  pathToFileURL(resolve(FUNCTION_SITE, 'entry.js')).href
)) as typeof import('../src/site/app/server/entry.ts');

const origin = process.env.SITE_ORIGIN || SAMPLE_ORIGIN;
const readFile = (path: string) => readFileSync(SITE + path, 'utf8');
const [siteFiles, adminFiles] = ['/site.html', '/admin.html'].map((document) => ({
  indexHtml: readFile(document),
  readFile,
})) as [SiteFiles, SiteFiles];

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

/** Copies site.html and its styles for the function; in the site, both documents stay without content. */
function writeDocuments(): void {
  writeFileSync(resolve(FUNCTION_SITE, 'site.html'), siteFiles.indexHtml);
  for (const folder of ['assets', 'fonts', '.vite'])
    mkdirSync(resolve(FUNCTION_SITE, folder), { recursive: true });
  copyFileSync(SITE + MANIFEST, FUNCTION_SITE + MANIFEST);
  const pairs = keysOf(FONT_PAIRS).map(fontSheet).filter(Boolean);
  for (const href of [...stylesheetsOf(siteFiles.indexHtml).map((sheet) => sheet.href), ...pairs])
    copyFileSync(SITE + href, FUNCTION_SITE + href);
  write('/site.html', renderShell(siteFiles));
  const manifest = JSON.parse(readFile(ADMIN_MANIFEST));
  const preloads = panelPreloads(SITE, manifest, adminFiles.indexHtml);
  const panel = renderShell(adminFiles, { id: PANEL_PRELOADS_ID, value: preloads });
  write('/admin.html', allowPreview(panel));
}

write(`${NOT_FOUND}.html`, await renderStatic(siteFiles, { url: NOT_FOUND, origin, site: blankSite() }));
write('/robots.txt', robots());
writeDocuments();
