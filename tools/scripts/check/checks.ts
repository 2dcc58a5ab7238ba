import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTree } from '../process/tree';
import { ROOT } from '../suite/config';
import type { Steps } from '../test/steps';
import { tallyOfCheck } from '../test/tally';
import { runVitest } from '../test/vitest';
import { checkDocuments } from './documents';
import { readDocuments, readRepository } from './repository';
import { findRetiredWords } from './retired-words';
import { readSources } from './source-files';

/** Everything that needs neither emulators nor a browser. */
export async function runChecks(steps: Steps): Promise<void> {
  await steps.run('format and lint', async () => tallyOfCheck(await biome()));
  await steps.run('paths and scripts in documents', async () => {
    const repository = readRepository(ROOT);
    return report(checkDocuments(readDocuments(ROOT, repository), repository));
  });
  await steps.run('retired words', async () => report(findRetiredWords(readSources(ROOT))));
  await steps.run('types', async () => tallyOfCheck(await typescript()));
  await steps.run('unit tests', () => runVitest(['contract', 'functions', 'web', 'tools']));
}

function biome(): Promise<number> {
  return runTree(process.execPath, [resolve(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '.']);
}

/** Each folder with a tsconfig.json is checked on its own. */
async function typescript(): Promise<number> {
  const compiler = resolve(ROOT, 'node_modules/typescript/bin/tsc');
  const folders = readdirSync(ROOT).filter((name) => existsSync(resolve(ROOT, name, 'tsconfig.json')));
  const codes = await Promise.all(
    folders.map((folder) => runTree(process.execPath, [compiler, '--project', folder, '--pretty'])),
  );
  return Math.max(...codes);
}

function report(problems: readonly string[]) {
  for (const problem of problems) console.error(problem);
  return tallyOfCheck(problems.length);
}
