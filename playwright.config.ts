import { defineConfig, devices } from '@playwright/test';
import { ORIGIN } from './e2e/support/suite';
import { CHROMIUM, WRITES } from './e2e/support/test';
import { findChromium } from './tools/suite/chromium';

const isRoot = process.getuid?.() === 0;
const executablePath = findChromium();
const REPORT = process.env.TEST_REPORT;

/**
 * A full Chromium opens a window for each context, and renders two pages for the suggestions of its address bar:
 * more work than most tests. It also keeps a spare renderer. The last switch wins, so the features that Playwright
 * disables for tests are named again.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // No page lives long enough to gain from optimized code.
      '--js-flags=--no-maglev --no-turbofan',
      `--disable-features=${DISABLED_FEATURES}`,
      // Otherwise texts would be wider in a headless shell than in a full Chromium, at whole pixels.
      '--font-render-hinting=none',
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
};

/** Starts a suite of its own, unless SUITE_ORIGIN names a running one, such as that of `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // The tests of a run share one Firestore: `npm run e2e` runs those that write after those that only read.
  projects: [
    { name: 'reading', grepInvert: new RegExp(WRITES), use: chromium },
    { name: 'writing', grep: new RegExp(WRITES), use: chromium },
    // These run by hand: CI has no builds of them.
    { name: 'firefox', grepInvert: new RegExp(CHROMIUM), workers: 1, use: devices['Desktop Firefox'] },
    { name: 'webkit', grepInvert: new RegExp(CHROMIUM), workers: 1, use: devices['Desktop Safari'] },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` prints where its time went.
  reporter: REPORT ? [['list'], ['json', { outputFile: REPORT }]] : 'list',
  use: {
    baseURL: ORIGIN,
    // A trace would load images of the page again, which its policy blocks. For one test: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Qatar',
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(!process.env.SUITE_ORIGIN && {
    webServer: {
      command: 'node --import tsx tools/scripts/start.ts --test',
      // The named groups become environment variables of the tests.
      wait: {
        stdout:
          /FIREBASE_AUTH_EMULATOR_HOST=(?<firebase_auth_emulator_host>\S+)[\s\S]*FIRESTORE_EMULATOR_HOST=(?<firestore_emulator_host>\S+)[\s\S]*MAIL_ORIGIN=(?<mail_origin>\S+)[\s\S]*SUITE_ORIGIN=(?<suite_origin>\S+)/,
      },
      gracefulShutdown: { signal: 'SIGINT', timeout: 30_000 },
      timeout: 300_000,
    },
  }),
});
