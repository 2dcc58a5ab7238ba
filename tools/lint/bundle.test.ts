import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import functions from '../../functions/package.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '../..');
const [, audited = ''] =
  /npm audit --audit-level=\w+ (.+)/.exec(readFileSync(resolve(ROOT, '.github/workflows/ci.yml'), 'utf8')) ??
  [];
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

it("the audit of CI sees each package that the function's bundle contains", async () => {
  const external = [...functions.scripts.build.matchAll(/--external:(\S+)/g)].map(([, name = '']) => name);
  const { metafile } = await build({
    absWorkingDir: resolve(ROOT, 'functions'),
    entryPoints: ['src/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'dist',
    splitting: true,
    external,
    alias: { '@alnafitha/contract': '../contract/src/index.ts' },
    logLevel: 'silent',
  });
  const bundled = new Set(
    Object.keys(metafile.inputs).flatMap(
      (input) => PACKAGE.exec(resolve(ROOT, 'functions', input))?.[0] ?? [],
    ),
  );
  expect([...bundled].some((path) => path.endsWith('/sanitize-html'))).toBe(true);
  const { stdout } = await execa('npm', ['ls', '--all', '--parseable', ...audited.split(' ')], {
    cwd: ROOT,
    reject: false,
  });
  const seen = new Set(stdout.split('\n'));
  expect([...bundled].filter((path) => !seen.has(path))).toEqual([]);
});
