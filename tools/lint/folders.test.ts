import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['functions/src', 'web/src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('/testing/')),
);
const STATIC_IMPORT = /^(?:import|export|\})(?: [^'"();]*)? ?'(\.[^']+)'/gm;

function foldersImportedBy(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(STATIC_IMPORT);
  return [...imports].map(([, name = '']) => dirname(join(dirname(file), name)));
}

it('no two folders import each other, unless one is in the other', () => {
  const isIn = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  const imports = new Set(
    files.flatMap((file) => foldersImportedBy(file).map((to) => `${dirname(file)} ${to}`)),
  );
  const circles = [...imports].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return imports.has(`${to} ${from}`) && !isIn(from, to) && !isIn(to, from);
  });
  expect(circles).toEqual([]);
});

it('no folder of the web app holds a single file', () => {
  const folders = files.filter((file) => file.startsWith('web/')).map((file) => dirname(file));
  expect(folders.filter((folder) => folders.indexOf(folder) === folders.lastIndexOf(folder))).toEqual([]);
});
