import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPANY, LANGUAGES, pathIn } from '@alnafitha/contract';

const SITE = resolve(import.meta.dirname, '../dist');
/** Where the function finds the pages' code: Vite has written it there. */
const FUNCTION_SITE = resolve(import.meta.dirname, '../../functions/dist/site');

/** Pages whose content is part of the code. The function renders the others, with what the panel has changed. */
const PAGES = ['/about', '/chairman', '/testimonials', '/contact'];
/** Hosting answers what it does not find with this file. */
const NOT_FOUND = '/404';

const { renderShell, renderStatic } = (await import(
  pathToFileURL(resolve(FUNCTION_SITE, 'entry.js')).href
)) as typeof import('../src/site/app/server/entry.ts');

const origin = process.env.SITE_ORIGIN || COMPANY.website;
const indexHtml = readFileSync(resolve(SITE, 'index.html'), 'utf8');
const files = { indexHtml, readFile: (address: string) => readFileSync(SITE + address, 'utf8') };

async function prerender(address: string): Promise<void> {
  const { css, html } = await renderStatic(files, address, origin);
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const EXPIRES_IN_DAYS = 360;

/** https://www.rfc-editor.org/rfc/rfc9116; Hosting serves it below /.well-known, whose files it would not take. */
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

/** The function fills these in; Hosting would answer `/` with an index.html, and keeps it for pages that nobody fills in. */
function handOver(): void {
  const [sheet = ''] = indexHtml.match(/(?<=<link rel="stylesheet"(?![^>]* media=)[^>]* href=")[^"]+/) ?? [];
  const [font] = files.readFile(sheet).match(/\/assets\/manrope-subset[\w.-]+/) ?? [];
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  mkdirSync(resolve(FUNCTION_SITE, 'assets'), { recursive: true });
  copyFileSync(SITE + sheet, FUNCTION_SITE + sheet);
  writeFileSync(resolve(FUNCTION_SITE, 'index.html'), indexHtml);
  rmSync(resolve(SITE, 'index.html'));
  write('/app.html', renderShell(files).replace('</head>', `${preload}</head>`));
}

await Promise.all(
  [NOT_FOUND, ...LANGUAGES.flatMap((language) => PAGES.map((path) => pathIn(language, path)))].map(prerender),
);
write('/robots.txt', robots());
write('/security.txt', securityContact());
handOver();
