import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SITE_ROUTES } from '@alnafitha/contract';

const ROOT = resolve(import.meta.dirname, '../..');
/** The built site. */
export const SITE = resolve(ROOT, 'web/dist');
const BUNDLE = resolve(ROOT, 'functions/dist/index.js');
const PAGES = [
  ...SITE_ROUTES.flatMap(({ path }) => (path.includes(':') ? [] : [path])),
  '/ar',
  '/admin/login',
];

/** Prints the gzipped sizes of the HTML and of the scripts that it names, and of all scripts and the function. */
export async function benchSizes(origin: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const path of PAGES) {
    const html = await (await fetch(origin + path)).text();
    const scripts = scriptsOf(html).map((script) => gzippedFile(resolve(SITE, `.${script}`)));
    rows[path] = { html: gzipSync(html).length, scripts: scripts.length, bytes: sum(scripts) };
  }
  const all = readdirSync(resolve(SITE, 'assets')).filter((name) => name.endsWith('.js'));
  rows['all scripts'] = {
    scripts: all.length,
    bytes: sum(all.map((name) => gzippedFile(resolve(SITE, 'assets', name)))),
  };
  rows['the function'] = { scripts: 1, bytes: gzippedFile(BUNDLE) };
  console.log('Bytes, gzipped:');
  console.table(rows);
}

/** The paths of the scripts that a page loads or preloads, each once. */
export function scriptsOf(html: string): string[] {
  const tags = html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.js)"/g);
  return [...new Set([...tags].flatMap(([, path]) => path ?? []))];
}

function gzippedFile(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
