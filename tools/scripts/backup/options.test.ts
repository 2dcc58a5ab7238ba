import { describe, expect, it } from 'vitest';
import { backupTargetOf, optionsOf } from './options';

describe('the options', () => {
  it.each([
    ['backup', ['f'], { file: 'f', isReplacing: false }],
    [
      'backup',
      ['--project', 'p', '--bucket', 'b', 'f'],
      { file: 'f', isReplacing: false, project: 'p', bucket: 'b' },
    ],
    ['restore', ['f', '--replace'], { file: 'f', isReplacing: true }],
    ['restore', ['--hash-parameters', 'h', 'f'], { file: 'f', isReplacing: false, hashParameters: 'h' }],
  ] as const)('%s %j mean %o', (command, args, options) => {
    expect(optionsOf(command, args)).toEqual(options);
  });

  it.each([
    ['backup', []],
    ['backup', ['f', 'g']],
    ['backup', ['f', '--replace']],
    ['restore', ['--force', 'f']],
    ['restore', ['f', '--project']],
  ] as const)('%s %j are refused', (command, args) => {
    expect(() => optionsOf(command, args)).toThrow(`Usage: npm run ${command}`);
  });
});

describe('the target', () => {
  const local = { GCLOUD_PROJECT: 'demo', FIRESTORE_EMULATOR_HOST: 'f:1' };
  const options = { file: 'f', isReplacing: false };

  it('is the local emulators by default', () => {
    expect(backupTargetOf({}, options, local)).toEqual({
      projectId: 'demo',
      bucket: 'demo.appspot.com',
      environment: local,
    });
  });

  it('is a real project with its named bucket', () => {
    const real = { ...options, project: 'real' };
    expect(backupTargetOf({}, { ...real, bucket: 'b' }, local)).toEqual({ projectId: 'real', bucket: 'b' });
    expect(() => backupTargetOf({}, real, local)).toThrow('Which bucket of real?');
  });
});
