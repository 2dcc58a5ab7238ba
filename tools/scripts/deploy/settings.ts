import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The function's parameters, declared in `functions/src/index.ts`. */
export const PARAMETERS = [
  'IDENTITY_API_KEY',
  'SITE_ORIGIN',
  'ALLOWED_ORIGINS',
  'TRANSLATION_DAILY_CHARACTERS',
] as const;

export type Settings = Readonly<Record<(typeof PARAMETERS)[number], string>>;

/**
 * The parameters of a project: from `functions/.env.<project>`, else from the environment (as in a workflow), else from
 * `functions/.env`. A missing parameter is empty.
 */
export function readSettings(root: string, project: string, environment: NodeJS.ProcessEnv): Settings {
  const given = {
    ...readFile(resolve(root, 'functions/.env')),
    ...environment,
    ...readFile(resolve(root, `functions/.env.${project}`)),
  };
  return {
    IDENTITY_API_KEY: given.IDENTITY_API_KEY ?? '',
    SITE_ORIGIN: (given.SITE_ORIGIN ?? '').replace(/\/$/, ''),
    ALLOWED_ORIGINS: given.ALLOWED_ORIGINS ?? '',
    TRANSLATION_DAILY_CHARACTERS: given.TRANSLATION_DAILY_CHARACTERS ?? '',
  };
}

function readFile(path: string): NodeJS.Dict<string> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** A .env file with all parameters, for the Firebase CLI. */
export function writeSettings(settings: Settings): string {
  return PARAMETERS.map((name) => `${name}=${JSON.stringify(settings[name])}\n`).join('');
}
