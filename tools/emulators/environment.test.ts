import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { emulatorEnvironment, localPrograms } from './environment';

const run = (...args: string[]) =>
  spawnSync('java', args, { env: emulatorEnvironment(process.env), encoding: 'utf8' });

it('points to executable programs and leaves the other variables unchanged', () => {
  const environment = emulatorEnvironment({ PATH: '/somewhere', HOME: '/home' });
  for (const program of ['FIRESTORE_EMULATOR_BINARY_PATH', 'STORAGE_EMULATOR_BINARY_PATH'] as const) {
    expect(() => accessSync(environment[program] ?? '', constants.X_OK)).not.toThrow();
  }
  expect(environment.PATH?.split(delimiter).slice(1)).toEqual(['/somewhere']);
  expect(environment.HOME).toBe('/home');
});

it('puts a java first in PATH that is new enough for the Firebase CLI', () => {
  const { status, stderr } = run('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
  expect(status).toBe(0);
  expect(Number(/version "(\d+)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
});

it('rejects any other program', () => {
  for (const args of [['-jar', '/cache/cloud-firestore-emulator.jar', '--port', '1'], ['-jar'], ['-help']])
    expect(run(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('This is not Java') });
});

it('lets the Firebase CLI keep idle connections open', () => {
  const script = "console.log(require('node:http').createServer().keepAliveTimeout)";
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    env: localPrograms(process.env),
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('0');
});
