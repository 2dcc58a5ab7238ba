import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../suite/config';
import { ROLES } from './checks/function';
import { PARAMETERS, readSettings, writeSettings } from './settings';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(root, 'functions'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the settings of a project', () => {
  it('come from its file, else from the environment, else from the common file', () => {
    writeFileSync(join(root, 'functions/.env'), 'ALLOWED_ORIGINS=\nTRANSLATION_DAILY_CHARACTERS=200000\n');
    writeFileSync(
      join(root, 'functions/.env.p'),
      'SITE_ORIGIN=https://a.qa/\nTRANSLATION_DAILY_CHARACTERS=1\n',
    );
    const environment = { IDENTITY_API_KEY: 'key', SITE_ORIGIN: 'https://b.qa' };
    expect(readSettings(root, 'p', environment)).toEqual({
      IDENTITY_API_KEY: 'key',
      SITE_ORIGIN: 'https://a.qa',
      ALLOWED_ORIGINS: '',
      TRANSLATION_DAILY_CHARACTERS: '1',
    });
    expect(readSettings(root, 'q', {})).toMatchObject({
      SITE_ORIGIN: '',
      TRANSLATION_DAILY_CHARACTERS: '200000',
    });
  });

  it('survive writing and reading', () => {
    const settings = {
      IDENTITY_API_KEY: 'AIza_-#1',
      SITE_ORIGIN: 'https://a.qa',
      ALLOWED_ORIGINS: '',
      TRANSLATION_DAILY_CHARACTERS: '5',
    };
    expect(parseEnv(writeSettings(settings))).toEqual(settings);
  });
});

describe('the parameters of the function', () => {
  const source = readFileSync(join(ROOT, 'functions/src/index.ts'), 'utf8');
  const declared = [...source.matchAll(/define\w+\('(\w+)'/g)].map((match) => match[1]);

  it('are those that the deployment knows', () => {
    expect(new Set(declared)).toEqual(new Set(PARAMETERS));
  });

  it('are in committed files for the emulators, and the optional ones for every project', () => {
    const common = parseEnv(readFileSync(join(ROOT, 'functions/.env'), 'utf8'));
    const local = parseEnv(readFileSync(join(ROOT, 'functions/.env.demo-alnafitha'), 'utf8'));
    expect(Object.keys({ ...common, ...local }).sort()).toEqual([...PARAMETERS].sort());
    expect(common).not.toHaveProperty('IDENTITY_API_KEY');
    expect(common).not.toHaveProperty('SITE_ORIGIN');
  });
});

it('gives the function the roles that the checks expect', () => {
  const source = readFileSync(join(ROOT, 'functions/src/index.ts'), 'utf8');
  const declared = [...source.matchAll(/requiresRole\('([^']+)'/g)].map((match) => match[1]);
  expect(new Set(declared)).toEqual(new Set(ROLES));
});
