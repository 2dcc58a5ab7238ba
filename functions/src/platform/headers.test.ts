import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PROTECTION } from './headers';

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

it('protects answers of the function by the headers that Hosting puts on them', () => {
  const file = resolve(import.meta.dirname, '../../../firebase.json');
  const rules: Rule[] = JSON.parse(readFileSync(file, 'utf8')).hosting.headers;
  const ofFunction = '/{api,api/**,media/**,sitemap.xml,rss.xml,ar/rss.xml}';
  // The last rule that matches an address wins.
  const matching = rules.filter(({ source }) => source === '**' || source === ofFunction);
  const sent = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(sent)).toEqual(PROTECTION);
});
