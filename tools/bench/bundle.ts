import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Failure } from '../scripts/process/failure';
import { ROOT } from '../scripts/suite/config';
import { percentile } from './load';

const FUNCTIONS = resolve(ROOT, 'functions');
const STARTS = 7;

export interface BundleFigures {
  /** Medians in milliseconds: a Node process that does nothing, and one that loads the function. */
  readonly emptyProcess: number;
  readonly loadingProcess: number;
  /** Total size of the deployed files, and of each of them compressed. */
  readonly bytes: number;
  readonly zippedBytes: number;
  readonly files: number;
}

/** Measures the built function as it would be deployed. */
export function measureBundle(): BundleFigures {
  const bundle = pathToFileURL(join(FUNCTIONS, 'dist/index.js')).href;
  const load = `await import(${JSON.stringify(bundle)}); process.exit();`;
  // Alternating, so that both run on a machine in the same state.
  const starts = Array.from({ length: STARTS }, () => [start('process.exit();'), start(load)] as const);
  const contents = deployedFiles(FUNCTIONS, ignored()).map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    emptyProcess: percentile(
      starts.map(([empty]) => empty),
      50,
    ),
    loadingProcess: percentile(
      starts.map(([, loading]) => loading),
      50,
    ),
    bytes: sum(contents.map(({ length }) => length)),
    zippedBytes: sum(contents.map((content) => gzipSync(content).length)),
    files: contents.length,
  };
}

/** Files below the folder that match no pattern. A pattern is the name of a file or folder, with `*` for any part of it. */
export function deployedFiles(folder: string, patterns: readonly string[]): string[] {
  const matchers = patterns.map(toMatcher);
  const isDeployed = (path: string) => !matchers.some((matcher) => matcher.test(basename(path)));
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isDeployed(path)) return [];
    return entry.isDirectory() ? deployedFiles(path, patterns) : [path];
  });
}

function toMatcher(pattern: string): RegExp {
  if (pattern.includes('/'))
    throw new Failure(`The bench does not support the ignore pattern ${pattern} of firebase.json.`);
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function ignored(): readonly string[] {
  const { functions } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8'));
  return functions[0].ignore;
}

/** Runs the code in a Node process and returns its milliseconds. */
function start(code: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: FUNCTIONS,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`The built function could not be loaded.\n${stderr}`);
  return performance.now() - began;
}
