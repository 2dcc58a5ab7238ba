import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, matches } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  contract: { version: '0.1.0' },
  'node_modules/@house/contract': { resolved: 'contract', link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/zod/node_modules/deep': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-c', optional: true },
};
const { '': _root, 'node_modules/fsevents': _forMacOnly, ...present } = wanted;

const { 'node_modules/zod': _zod, ...withoutZod } = present;

describe('matches', () => {
  it('accepts what npm installed, without packages for other platforms', () => {
    expect(matches(wanted, present)).toBe(true);
  });

  it('accepts what somebody installed beside it by hand', () => {
    expect(
      matches(wanted, { ...present, 'node_modules/extra': { version: '1.0.0', extraneous: true } }),
    ).toBe(true);
  });

  it.each([
    ['a missing package', withoutZod],
    ['another version', { ...present, 'node_modules/zod': { version: '3.9.0', integrity: 'sha512-a' } }],
    ['other content', { ...present, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' } }],
    [
      'a workspace that moved',
      { ...present, 'node_modules/@house/contract': { resolved: 'old', link: true } },
    ],
    ['a package that was removed', { ...present, 'node_modules/old': { version: '1.0.0', integrity: 'x' } }],
    ['an optional package of another version', { ...present, 'node_modules/fsevents': { version: '1.0.0' } }],
  ])('refuses %s', (_what, changed) => {
    expect(matches(wanted, changed)).toBe(false);
  });
});

describe('isInstalled', () => {
  let root: string;
  const write = (file: string, packages: object) =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    write('package-lock.json', wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is false without node_modules', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is false after an installation that was interrupted', () => {
    mkdirSync(join(root, 'node_modules/zod'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('is true after a complete one', () => {
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', present);
    expect(isInstalled(root)).toBe(true);
  });
});
