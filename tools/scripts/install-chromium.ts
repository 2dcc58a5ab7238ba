import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../suite/chromium';

// Installs a Chromium for the end-to-end tests if there is none: Playwright's, or else Debian's.
const run = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0;
if (!findChromium() && !existsSync(chromium.executablePath())) {
  console.log('No Chromium found: installing one …');
  const isInstalled =
    run('npx playwright install chromium') ||
    run('apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell');
  if (!isInstalled) {
    console.error('No Chromium could be installed: install one, or set CHROMIUM_PATH to its executable.');
    process.exit(1);
  }
}
