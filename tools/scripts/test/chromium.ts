import { resolve } from 'node:path';
import { Failure } from '../process/failure';
import { runTree, startTree } from '../process/tree';
import { ROOT } from '../suite/config';
import { locate, starts } from './programs';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Without a network Playwright retries for long. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/** Path of a Chromium that starts; installs one if there is none. Throws a one-line failure. */
export async function provideChromium(): Promise<string> {
  return (await findChromium()) ?? (await installChromium());
}

/** Tries CHROMIUM_PATH, then the system's, then Playwright's own. */
async function findChromium(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const { chromium } = await import('@playwright/test');
  return (
    [...SYSTEM_NAMES.map((name) => locate(name)), chromium.executablePath()].find(
      (path) => path !== null && starts(path),
    ) ?? null
  );
}

async function installChromium(): Promise<string> {
  console.log('No Chromium found: installing one …');
  await downloadChromium();
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && locate('apt-get')) {
    await runTree('sh', [
      '-c',
      'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
    ]);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Failure(
    'No Chromium could be found or installed: install one, or set CHROMIUM_PATH to its executable.',
  );
}

async function downloadChromium(): Promise<void> {
  const cli = resolve(ROOT, 'node_modules/@playwright/test/cli.js');
  const tree = startTree(process.execPath, [cli, 'install', 'chromium']);
  const late = setTimeout(tree.kill, DOWNLOAD_TIMEOUT_MS);
  await tree.ended;
  clearTimeout(late);
}
