import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readHealth } from '@alnafitha/contract';
import { execa } from 'execa';
import { startFirestore } from '../emulators/firestore/server';

// Installs and starts the function as the Firebase CLI would upload it, outside the repository, whose
// packages could stand in for missing ones.

const ROOT = resolve(import.meta.dirname, '../..');
const PROJECT = 'demo-alnafitha';
const ORIGIN = 'https://site.example';
/** The code that each instance loads as it starts. */
const MAX_BYTES = 2_600_000;

interface CliFiles {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

const SERVER = `
  const { createServer } = await import('node:http');
  const start = performance.now();
  const { api } = await import('./dist/index.js');
  const ms = Math.round(performance.now() - start);
  const server = createServer(api).listen(0, '127.0.0.1', () => console.log(server.address().port, ms));`;

await execa('npm', ['run', 'build'], { cwd: ROOT, env: { SITE_ORIGIN: ORIGIN }, stdout: 'ignore' });
await execa('sh', ['functions/lock.sh'], { cwd: ROOT });
checkVersions();
const folder = mkdtempSync(join(tmpdir(), 'function-'));
try {
  await copyUpload();
  checkSize();
  const start = performance.now();
  await execa('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder });
  const { packages } = readLock(join(folder, 'node_modules/.package-lock.json'));
  console.log(`${Object.keys(packages).length} packages installed in ${secondsSince(start)} s`);
  await ask([readHealth.path, '/', '/ar']);
} finally {
  rmSync(folder, { recursive: true });
}
// Firestore's client and the emulator keep connections open.
process.exit();

/** The root's lock file must have the versions of the upload's packages. */
function checkVersions() {
  const named = (path: string, version = '') => `${path.slice(path.lastIndexOf('node_modules/'))} ${version}`;
  const tested = new Set(
    Object.entries(readLock('package-lock.json').packages).map(([path, { version }]) => named(path, version)),
  );
  for (const [path, { version, dev }] of Object.entries(readLock('functions/package-lock.json').packages)) {
    if (path !== '' && !dev && !tested.has(named(path, version)))
      throw new Error(`package-lock.json has no ${named(path, version)}`);
  }
}

function readLock(path: string): Lock {
  return JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
}

async function copyUpload() {
  // https://github.com/firebase/firebase-tools/blob/main/src/deploy/functions/prepareFunctionsUpload.ts
  const { readdirRecursive }: CliFiles = createRequire(import.meta.url)('firebase-tools/lib/fsAsync');
  const source = resolve(ROOT, 'functions');
  const { functions } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8'));
  const files = await readdirRecursive({ path: source, ignoreStrings: functions[0].ignore });
  for (const { name } of files) cpSync(name, join(folder, relative(source, name)));
  const bytes = files.reduce((sum, { name }) => sum + statSync(name).size, 0);
  console.log(`${files.length} files, ${bytes.toLocaleString('en')} bytes`);
}

/** Sums index.js and the chunks that it imports statically; the others serve rare requests. */
function checkSize() {
  const dist = resolve(ROOT, 'functions/dist');
  const code = readFileSync(join(dist, 'index.js'), 'utf8');
  const imported = [...code.matchAll(/\bfrom\s*"\.\/(chunks\/[^"]+)"/g)].flatMap(([, chunk]) => chunk ?? []);
  const bytes = ['index.js', ...new Set(imported)].reduce(
    (sum, file) => sum + statSync(join(dist, file)).size,
    0,
  );
  console.log(`${bytes.toLocaleString('en')} bytes of code at the start`);
  if (bytes > MAX_BYTES) throw new Error(`More than ${MAX_BYTES.toLocaleString('en')}`);
}

async function ask(paths: readonly string[]) {
  const firestore = await startFirestore({ host: '127.0.0.1', port: 0 });
  const server = execa(process.execPath, ['--input-type=module', '--eval', SERVER], {
    cwd: folder,
    stderr: 'inherit',
    reject: false,
    env: {
      GCLOUD_PROJECT: PROJECT,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
      METADATA_SERVER_DETECTION: 'none',
      IDENTITY_API_KEY: 'any',
      SITE_ORIGIN: ORIGIN,
      ALLOWED_ORIGINS: '',
      TRANSLATION_DAILY_CHARACTERS: '0',
    },
  });
  try {
    const { value: started } = await server[Symbol.asyncIterator]().next();
    if (typeof started !== 'string') throw new Error('The function does not start.');
    const [port, ms] = started.split(' ');
    console.log(`dist/index.js loaded in ${ms} ms`);
    for (const path of paths) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        signal: AbortSignal.timeout(30_000),
      });
      const body = await response.text();
      if (response.status !== 200) throw new Error(`${path} responds with ${response.status}: ${body}`);
      if (path === readHealth.path) readHealth.response.parse(JSON.parse(body));
      console.log(`${path} 200, ${body.length.toLocaleString('en')} characters in ${secondsSince(start)} s`);
    }
  } finally {
    server.kill();
    firestore.stop();
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
