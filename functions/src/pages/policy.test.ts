import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pagePolicy } from './policy';

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const POLICY = 'Content-Security-Policy';
const scriptHash = "'sha256-script'";

/** The policies of firebase.json that are for pages. */
function hosted(): string[] {
  const rules: Rule[] = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')).hosting.headers;
  return rules
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === POLICY && value.includes('script-src'))
    .map(({ value }) => value);
}

it('is what Hosting sends with the pages that it serves, but for the hashes', () => {
  const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');
  const own = withoutHashes(pagePolicy({ styleHashes: [], scriptHashes: [] }, undefined));
  expect(hosted().length).toBeGreaterThan(0);
  expect(hosted().map(withoutHashes)).toEqual(hosted().map(() => own));
});

it('admits what the page carries in itself, and nothing that is inline beside', () => {
  const policy = pagePolicy(
    { styleHashes: ["'sha256-a'", "'sha256-a'"], scriptHashes: [scriptHash] },
    undefined,
  );
  expect(policy).toContain(`script-src 'self' ${scriptHash};`);
  expect(policy.match(/'sha256-a'/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe');
});

it('lets pages sign in at the emulator only where there is one', () => {
  const page = { styleHashes: [], scriptHashes: [] };
  expect(pagePolicy(page, '127.0.0.1:9099')).toContain("connect-src 'self' http://127.0.0.1:9099 https://");
  expect(pagePolicy(page, undefined)).not.toContain('http://');
});
