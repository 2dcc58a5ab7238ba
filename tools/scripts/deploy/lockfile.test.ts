import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/config';
import { findPackage, type Lockfile, lockfileOf } from './lockfile';

const read = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));

describe('the lockfile of a workspace', () => {
  const common: Lockfile = {
    lockfileVersion: 3,
    packages: {
      '': {},
      w: {},
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { b: '^1.0.0', c: '*' },
        optionalDependencies: { gone: '*' },
      },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '*' } },
      'node_modules/c': { version: '1.0.0', dev: true },
      'node_modules/other': { version: '1.0.0' },
      'w/node_modules/b': { version: '2.0.0' },
    },
  };
  const manifest = { name: 'w', version: '1.0.0', dependencies: { a: '1.0.0', b: '2.0.0' } };

  it("contains the workspace's packages, each version where only its dependents resolve it", () => {
    const { packages } = lockfileOf(common, 'w', manifest);
    expect(Object.entries(packages).map(([path, { version }]) => [path, version])).toEqual([
      ['', '1.0.0'],
      ['node_modules/a', '1.0.0'],
      ['node_modules/a/node_modules/b', '1.0.0'],
      ['node_modules/b', '2.0.0'],
      ['node_modules/c', '1.0.0'],
    ]);
    expect(packages['']).toEqual(manifest);
    expect(packages['node_modules/c']).not.toHaveProperty('dev');
  });

  it('gives the function each package in the tested version', () => {
    const whole: Lockfile = read('package-lock.json');
    const { name, version, dependencies } = read('functions/package.json');
    const own = lockfileOf(whole, 'functions', { name, version, dependencies });
    expect(Object.keys(own.packages).length).toBeGreaterThan(100);

    const different: string[] = [];
    const compare = (at: string, source: string, names: string[]) => {
      for (const each of names) {
        const [here, there] = [
          findPackage(own.packages, at, each),
          findPackage(whole.packages, source, each),
        ];
        if (own.packages[here ?? '']?.version !== whole.packages[there ?? '']?.version)
          different.push(`${each} in ${at}`);
        const key = `${here} ${there}`;
        if (here === undefined || there === undefined || seen.has(key)) continue;
        seen.add(key);
        const entry = whole.packages[there] ?? {};
        compare(here, there, Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }));
      }
    };
    const seen = new Set<string>();
    compare('', 'functions', Object.keys(dependencies));
    expect(different).toEqual([]);
  });
});
