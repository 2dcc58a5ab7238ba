import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { z } from 'zod';
import firebase from '../../firebase.json' with { type: 'json' };
import functions from '../../functions/package.json' with { type: 'json' };
import root from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

const Packages = z.record(
  z.string(),
  z.object({
    engines: z.object({ node: z.string().default('*') }).default({ node: '*' }),
    optional: z.boolean().default(false),
  }),
);

const oldest = minVersion(root.engines.node);
const major = `${oldest?.major}`;
const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

it('every package admits the oldest Node that the project names', () => {
  const tooNew = Object.entries(Packages.parse(lock.packages)).filter(
    // Optional ones are those of other platforms.
    ([, { engines, optional }]) => !optional && !satisfies(oldest?.version ?? '', engines.node),
  );
  expect(tooNew).toEqual([]);
});

it('tests, function, builds, types, CI and documents have the Node of package.json', () => {
  expect(process.versions.node.split('.')[0]).toBe(major);
  expect(read('.nvmrc').trim()).toBe(major);
  expect(firebase.functions.map(({ runtime }) => runtime)).toEqual([`nodejs${major}`]);
  expect(functions.scripts.build).toContain(`--target=node${major} `);
  expect(read('web/vite.config.ts')).toContain(`target: 'node${major}'`);
  expect(root.devDependencies['@types/node'].split('.')[0]).toBe(major);
  for (const workflow of ['ci', 'deploy']) {
    const versions = read(`.github/workflows/${workflow}.yml`).match(/node-version.*/g) ?? [];
    expect(new Set(versions)).toContain('node-version-file: .nvmrc');
    expect(versions.filter((version) => /\d/.test(version))).toEqual([]);
  }
  for (const document of ['README.md', 'docs/deploy.md', 'docs/decisions/002-node-24.md'])
    expect(read(document)).toContain(`Node ${major}`);
});
