import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { findChromium } from '../suite/chromium';
import { startSuite } from '../suite/suite';
import { benchApi } from './api';
import { logIn } from './browser';
import { benchPages } from './pages';
import { benchPhotos } from './photos';
import { benchPreview } from './preview';
import { benchTaps } from './taps';
import { benchVisits } from './visits';

const PARTS = {
  visits: benchVisits,
  taps: benchTaps,
  preview: benchPreview,
  photos: benchPhotos,
  api: benchApi,
  pages: benchPages,
};
const USAGE = `Usage: npm run bench -- [--only ${Object.keys(PARTS).join('|')}] [--runs <number>] [path …]`;

/** Measures this machine on the sample content; sets no limits. */
async function main(): Promise<void> {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const parts = Object.entries(PARTS).filter(([name]) => name === (values.only ?? name));
  const runs = Number(values.runs);
  if (parts.length === 0 || !(runs >= 1)) throw new Error(USAGE);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

  const { origin, environment, stop } = await startSuite({ test: true });
  Object.assign(process.env, environment);
  const executablePath = findChromium();
  const debuggingPort = await getPort();
  const args = [`--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const cookie = await logIn(browser, origin);
    for (const [, bench] of parts) await bench({ origin, cookie, browser, debuggingPort, runs, paths });
  } finally {
    await browser.close();
    await stop();
  }
}

await main();
