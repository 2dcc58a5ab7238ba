import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPANY, LANGUAGES, pathIn } from '@alnafitha/contract';

const SITE = resolve(import.meta.dirname, 'dist');
/** Where the function finds the pages' code: Vite has written it there. */
const FUNCTION_SITE = resolve(import.meta.dirname, '../functions/dist/site');

/** Pages whose content is part of the code. The function renders the others, with what the panel has changed. */
const PAGES = ['/about', '/chairman', '/testimonials', '/contact'];
/** Hosting answers what it does not find with this file. */
const NOT_FOUND = '/404';

const { renderStatic } = (await import(
  pathToFileURL(resolve(FUNCTION_SITE, 'entry.js')).href
)) as typeof import('./src/app/server/entry.ts');

const origin = process.env.SITE_ORIGIN || COMPANY.website;
const indexHtml = readFileSync(resolve(SITE, 'index.html'), 'utf8');
const files = { indexHtml, readFile: (address: string) => readFileSync(SITE + address, 'utf8') };

/** Files carry the policies of firebase.json, which know the inline script by its hash. */
const policies =
  readFileSync(resolve(import.meta.dirname, '../firebase.json'), 'utf8').match(/script-src [^;]*/g) ?? [];

function checkPolicies(scriptHashes: readonly string[]): void {
  const wanted = ["script-src 'self'", ...scriptHashes].join(' ');
  if (policies.length === 0 || policies.some((policy) => policy !== wanted))
    throw new Error(`The inline script has changed: the policies in firebase.json need ${wanted}`);
}

async function prerender(address: string): Promise<void> {
  const { css, html, scriptHashes } = await renderStatic(files, address, origin);
  checkPolicies(scriptHashes);
  const sheet = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`;
  write(sheet, css);
  write(`${address}.html`, html(sheet));
}

function write(address: string, text: string): void {
  mkdirSync(dirname(SITE + address), { recursive: true });
  writeFileSync(SITE + address, text);
}

/** What is for signed-in people, and the data that pages are made of. */
const CLOSED = ['/admin', '/account', '/auth', '/api'];

/** https://www.rfc-editor.org/rfc/rfc9309 */
function robots(): string {
  const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** The function fills these in; Hosting would answer `/` with an index.html, and keeps it for pages that nobody fills in. */
function handOver(): void {
  const [sheet = ''] = indexHtml.match(/(?<=<link rel="stylesheet"(?![^>]* media=)[^>]* href=")[^"]+/) ?? [];
  const [font] = files.readFile(sheet).match(/\/assets\/manrope-subset[\w.-]+/) ?? [];
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  mkdirSync(resolve(FUNCTION_SITE, 'assets'), { recursive: true });
  copyFileSync(SITE + sheet, FUNCTION_SITE + sheet);
  writeFileSync(resolve(FUNCTION_SITE, 'index.html'), indexHtml);
  rmSync(resolve(SITE, 'index.html'));
  write('/app.html', indexHtml.replace('</head>', `${preload}</head>`));
}

await Promise.all(
  [NOT_FOUND, ...LANGUAGES.flatMap((language) => PAGES.map((path) => pathIn(language, path)))].map(prerender),
);
write('/robots.txt', robots());
handOver();
