import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtUrls } from './record';

it('finds the URLs of built files, which have no .html', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const file of ['404.html', 'ar/about.html', 'assets/main-1.js', '.hidden']) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), '');
  }
  expect(builtUrls(site).sort()).toEqual(['/404', '/ar/about', '/assets/main-1.js']);
  rmSync(site, { recursive: true });
});
