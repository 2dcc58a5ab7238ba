import { defineConfig } from '@playwright/test';
import { ORIGIN } from './support/suite';
import { MESSAGES, WRITES } from './support/test';

const isRoot = process.getuid?.() === 0;

/** `npm run e2e` provides a running suite and Chromium; on its own it takes what `npm start` runs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // All end-to-end tests share one Firestore.
  projects: [
    // First, since these run one at a time: the others use the remaining worker.
    { name: 'messages', grep: new RegExp(MESSAGES), workers: 1 },
    { name: 'reading', grepInvert: new RegExp(`${MESSAGES}|${WRITES}`), fullyParallel: true },
    { name: 'writing', grep: new RegExp(WRITES), dependencies: ['reading', 'messages'], workers: 1 },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
    browserName: 'chromium',
    // A trace would load images of the page again, which its policy blocks. For one test: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Qatar',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Nothing leaves this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
        // Closed networks do not respond to these, or respond late.
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
