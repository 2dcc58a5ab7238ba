import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const FOLDERS = ['.github', 'contract', 'docs', 'e2e', 'functions', 'tools', 'web'];
const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const files = [...readdirSync('.'), ...inFolders.filter((file) => !/node_modules|\/dist\//.test(file))];

/** The code of a document that is a path, or the end of one. Files of parameters belong to a project. */
const PATH =
  /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|rules)|(?:\.github|contract|docs|e2e|functions|tools|web)\/(?!\.env)[\w./-]+)`/g;

it('the paths and scripts that documents name exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  const missing = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path.replace(/\/$/, ''));
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    return [
      ...paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`))),
      ...scripts.filter((script) => !Object.hasOwn(packageJson.scripts, script)),
    ].map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
