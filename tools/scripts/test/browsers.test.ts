import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../process/failure';
import { findBrowsers } from './browsers';

describe('findBrowsers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function program(name: string, exitCode = 0): string {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
    return path;
  }

  it("takes the system's", () => {
    const firefox = program('firefox');
    const driver = program('WebKitWebDriver');
    expect(findBrowsers({ PATH: folder })).toEqual({
      environment: { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: driver },
      missing: [],
    });
  });

  it('uses the browser of the environment variable', () => {
    program('firefox');
    const named = program('nightly');
    expect(findBrowsers({ PATH: folder, FIREFOX_PATH: named }).environment).toEqual({ FIREFOX_PATH: named });
  });

  it('reports each browser that is missing or does not start', () => {
    program('firefox', 1);
    const { environment, missing } = findBrowsers({ PATH: folder });
    expect(environment).toEqual({});
    expect(missing).toEqual([
      expect.stringMatching(/^Firefox was not found, so it is not tried: no FIREFOX_PATH/),
      expect.stringMatching(/^WebKit was not found, so it is not tried: no WEBKIT_DRIVER_PATH/),
    ]);
  });

  it('fails when a variable names a missing browser', () => {
    program('WebKitWebDriver');
    const env = { PATH: folder, WEBKIT_DRIVER_PATH: join(folder, 'gone') };
    expect(() => findBrowsers(env)).toThrow(
      new Failure(`WEBKIT_DRIVER_PATH names ${folder}/gone, which does not start.`),
    );
  });
});
