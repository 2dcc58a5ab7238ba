import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  mkdirSync(join(folder, 'web/src'), { recursive: true });
  const plugins = ['physical-sides', 'physical-sides-css'].map((name) =>
    resolve(import.meta.dirname, `${name}.grit`),
  );
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The number of errors in a file of the web app. */
function problemsIn(file: string, text: string): number {
  const path = join(folder, 'web/src', file);
  writeFileSync(path, text);
  const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout || stderr);
  return report.summary.errors;
}

it.each([
  '{ marginLeft: 1 }',
  "{ 'paddingRight': 1 }",
  '{ borderLeftColor: 1 }',
  '{ borderTopRightRadius: 1 }',
  '{ scrollMarginLeft: 1 }',
  '{ ml: 2 }',
  '{ pr: 2 }',
  '{ right: 0 }',
  '{ left }',
  "{ '&:hover': { left: 0 } }",
  "{ textAlign: 'left' }",
  "{ textAlign: { xs: 'start', md: 'right' } }",
  "{ float: wide ? 'left' : 'none' }",
])('rejects the style %s', (style) => {
  expect(problemsIn('style.ts', `export const style = ${style};\n`)).toBe(1);
});

it('rejects the attribute align', () => {
  expect(problemsIn('cell.tsx', 'export const cell = <td align="right" />;\n')).toBe(1);
});

it.each([
  'margin-left: 1px',
  'right: 0',
  'border-left-color: red',
  'text-align: left',
  'border-top-left-radius: 1px',
])('rejects the rule %s', (rule) => {
  expect(problemsIn('style.css', `a { ${rule}; }\n`)).toBe(1);
});

it('accepts logical sides', () => {
  const style =
    "{ marginInlineStart: 1, insetInlineEnd: 0, textAlign: 'start', px: 1, leftover: 1, side: 'left' }";
  expect(problemsIn('style.ts', `export const style = ${style};\n`)).toBe(0);
  expect(problemsIn('style.css', 'a { margin-inline-start: 1px; text-align: end; }\n')).toBe(0);
});
