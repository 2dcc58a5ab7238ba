// Installs missing packages before `npm start`, `npm test` and others. Plain Node, because nothing may be
// installed yet.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const root = resolve(import.meta.dirname, '../..');
/** @param {string} file */
const changedAt = (file) => statSync(resolve(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this list last, so an interrupted installation does not count.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing what is missing (npm ci) …');
  // NODE_ENV=production would leave out the tools.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
