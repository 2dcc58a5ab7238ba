import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deployedFiles } from './bundle';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('omits matching files at any depth', () => {
  for (const name of ['dist', 'src', 'node_modules/express', 'dist/src'])
    mkdirSync(join(folder, name), { recursive: true });
  const files = [
    ...['package.json', 'dist/index.js', 'secret.local', 'secretXlocal', 'src/index.ts'],
    ...['node_modules/express/index.js', 'dist/src/index.ts', 'dist/build.tsbuildinfo'],
  ];
  for (const file of files) writeFileSync(join(folder, file), '');
  const deployed = deployedFiles(folder, ['node_modules', 'src', '*.local', '*.tsbuildinfo']);
  expect(deployed.map((file) => relative(folder, file)).sort()).toEqual([
    'dist/index.js',
    'package.json',
    'secretXlocal',
  ]);
});

it('throws for an unsupported pattern', () => {
  expect(() => deployedFiles(folder, ['dist/**'])).toThrow('ignore pattern dist/**');
});
