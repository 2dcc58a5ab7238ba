import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   extraneous?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm itself writes the list of what it
 * installed, as the last thing it does, so an interrupted installation counts as none.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(resolve(root, 'package-lock.json'));
  const present = readPackages(resolve(root, 'node_modules/.package-lock.json'));
  return wanted !== null && present !== null && matches(wanted, present);
}

/**
 * Packages for other platforms may be absent, and what somebody installed by hand may stay.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} present
 */
export function matches(wanted, present) {
  const places = Object.keys(wanted).filter(
    (place) => place.startsWith('node_modules/') || place.includes('/node_modules/'),
  );
  const complete = places.every((place) => {
    const found = present[place];
    return found ? isSame(wanted[place], found) : wanted[place]?.optional === true;
  });
  const nothingElse = Object.entries(present).every(([place, found]) => found.extraneous || place in wanted);
  return complete && nothingElse;
}

/**
 * Installs exactly what `package-lock.json` says. Resolves with an error message of one line, `null` on success.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export function install(root) {
  const cli = process.env.npm_execpath;
  // NODE_ENV=production would leave out the tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const [file, fileArgs] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((done) => {
    const child = spawn(file, fileArgs, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => done(`npm could not be started: ${error.message}`));
    child.on('exit', (code) => done(code === 0 ? null : 'npm ci failed: see above.'));
  });
}

/**
 * @param {LockedPackage | undefined} wanted
 * @param {LockedPackage} found
 */
function isSame(wanted, found) {
  if (!wanted || wanted.link !== found.link || wanted.version !== found.version) return false;
  return wanted.link ? wanted.resolved === found.resolved : wanted.integrity === found.integrity;
}

/**
 * @param {string} file
 * @returns {LockedPackages | null} `null` when there is no such list
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch (error) {
    if (
      error instanceof SyntaxError ||
      (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    )
      return null;
    throw error;
  }
}
