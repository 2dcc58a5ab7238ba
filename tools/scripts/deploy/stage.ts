import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../suite/config';
import { type Lockfile, lockfileOf } from './lockfile';
import { type Settings, writeSettings } from './settings';

const SOURCE = '.local/deploy/functions';

const Package = z.object({
  name: z.string(),
  version: z.string(),
  type: z.string(),
  main: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const Config = z.looseObject({
  functions: z.tuple([z.looseObject({ source: z.string(), predeploy: z.array(z.string()) })]),
});

/**
 * Assembles the function's upload in a folder beside its source: the build, a package.json without workspaces, a
 * lockfile, and the parameters. Returns the configuration for the Firebase CLI.
 */
export function stage(settings: Settings): string {
  const folder = resolve(ROOT, SOURCE);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(resolve(ROOT, 'functions/dist'), resolve(folder, 'dist'), { recursive: true });
  const manifest = Package.parse(readJson('functions/package.json'));
  const common = readJson('package-lock.json') as Lockfile;
  writeJson(resolve(folder, 'package.json'), { ...manifest, private: true });
  writeJson(resolve(folder, 'package-lock.json'), {
    name: manifest.name,
    version: manifest.version,
    requires: true,
    ...lockfileOf(common, 'functions', manifest),
  });
  writeFileSync(resolve(folder, '.env'), writeSettings(settings), { mode: 0o600 });
  // The CLI loads the code to discover its functions. Missing packages resolve from parent folders.
  const own = resolve(ROOT, 'functions/node_modules');
  if (existsSync(own)) symlinkSync(own, resolve(folder, 'node_modules'));

  const config = Config.parse(readJson('firebase.json'));
  const [{ predeploy: _, ...functions }] = config.functions;
  // Beside firebase.json, because the Firebase CLI uses the configuration's folder as the project's.
  const file = resolve(ROOT, 'firebase.deploy.json');
  writeJson(file, { ...config, functions: [{ ...functions, source: SOURCE }] });
  return file;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
