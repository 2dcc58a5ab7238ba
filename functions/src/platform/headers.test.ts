import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API_POLICY, BASE_POLICY, DATA_POLICY } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from './headers';

interface Rule {
  readonly regex?: string;
  readonly headers?: readonly { readonly key: string; readonly value: string }[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const { hosting } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8'));
const rules: readonly Rule[] = hosting.headers;

/** The values of a rule by header. */
const sent = ({ headers = [] }: Rule) => Object.fromEntries(headers.map(({ key, value }) => [key, value]));

it('the header rules of Hosting protect every response like the function; documents have their own policy', () => {
  // A glob does not match names that start with a dot, such as /.well-known.
  expect(rules[0]?.regex).toBe('.*');
  expect(sent(rules[0] ?? {})).toEqual({ ...SECURITY_HEADERS, 'Content-Security-Policy': BASE_POLICY });
});

it("the header rules of Hosting give files other than documents the function's policy", () => {
  const [, data = {}] = rules;
  expect(sent(data)).toEqual({ 'Content-Security-Policy': DATA_POLICY });
  // The last rule that matches wins.
  expect(sent(rules[2] ?? {})).toEqual({ 'Content-Security-Policy': API_POLICY });
  const isApi = (path: string) => new RegExp(rules[2]?.regex ?? '(?!)').test(path);
  expect(['/api', '/api/x/y', '/apis', '/media/a.webp'].filter(isApi)).toEqual(['/api', '/api/x/y']);
  // Hashes belong to each document.
  expect(JSON.stringify(rules)).not.toMatch(/sha\d+-|script-src/);
  const isData = (path: string) => new RegExp(data.regex ?? '(?!)').test(path);
  const paths = [
    ...['/api', '/api/', '/api/x/y', '/media/a/480.webp', '/sitemap.xml', '/rss.xml', '/ar/rss.xml'],
    ...['/manifest.webmanifest', '/ar/manifest.webmanifest', '/.well-known/security.txt'],
  ];
  expect(paths.filter((path) => !isData(path))).toEqual([]);
  expect(['/', '/apis', '/ar/api', '/about', '/ar', '/blog/api', '/x.xml'].filter(isData)).toEqual([]);
});
