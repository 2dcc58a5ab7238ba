// Runs `tools/scripts/<command>.ts`. Plain Node without dependencies, since it also works where nothing is installed yet.
import { readdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, isInstalled } from './launch/install.mjs';
import { OLDEST_NODE, satisfiesNode } from './launch/node-version.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const root = resolve(scripts, '../..');
const [command = '', ...args] = process.argv.slice(2);

/** The modules right in this folder are the commands; what they are made of lies in its subfolders. */
function commands() {
  return readdirSync(scripts)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && statSync(resolve(scripts, name)).isFile())
    .map((name) => name.replace(/\.ts$/, ''));
}

async function main() {
  if (!satisfiesNode(process.versions.node)) {
    console.error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
    return 1;
  }
  if (!commands().includes(command)) {
    console.error(
      `Usage: node tools/scripts/run.mjs <command>, where <command> is one of: ${commands().join(', ')}`,
    );
    return 2;
  }
  process.chdir(root);
  if (!isInstalled(root)) {
    console.log('Installing what is missing (npm ci) …');
    const failure = await install(root);
    if (failure) {
      console.error(failure);
      return 1;
    }
  }
  const tsx = await import('tsx/esm/api');
  tsx.register();
  const { run } = await import(pathToFileURL(resolve(scripts, `${command}.ts`)).href);
  return run(args);
}

// An open socket of the Admin SDK must not keep a finished command alive.
process.exit(await main());
