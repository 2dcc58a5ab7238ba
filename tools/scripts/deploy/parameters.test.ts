import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { PARAMETERS, parametersFrom } from '../../../functions/src/parameters';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const FROM_GITHUB = parametersFrom('secret', 'variable').sort();

/** Read by the C library, not by the function. */
const OF_THE_PROCESS = ['MALLOC_ARENA_MAX'];

it('each default stands in functions/.env, and nothing else', () => {
  const expected = [...parametersFrom('default'), ...OF_THE_PROCESS];
  expect(Object.keys(parseEnv(read('functions/.env'))).sort()).toEqual(expected.sort());
});

it('the function declares each parameter', () => {
  const declared = read('functions/src/index.ts').matchAll(/define\w+\('(\w+)'/g);
  expect([...declared].map(([, name]) => name).sort()).toEqual(Object.keys(PARAMETERS).sort());
});

it('the workflow writes each parameter without a default, from the place that the list names', () => {
  const workflow = read('.github/workflows/deploy.yml');
  const [, written = ''] = /for name in ([\w ]+); do/.exec(workflow) ?? [];
  expect(written.split(' ').sort()).toEqual(FROM_GITHUB);
  for (const name of FROM_GITHUB) {
    const place = PARAMETERS[name].source === 'secret' ? 'secrets' : 'vars';
    expect(workflow).toContain(`${name}: \${{ ${place}.${name} }}`);
  }
});

it('the guide names each for the file, and for GitHub', () => {
  const [guide = '', github = ''] = read('docs/deploy.md').split('## From GitHub');
  for (const name of FROM_GITHUB) {
    expect(guide).toContain(`${name}=`);
    expect(github).toContain(`\`${name}\``);
  }
});
