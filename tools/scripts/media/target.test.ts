import { describe, expect, it } from 'vitest';
import { imageTargetOf, optionsOf } from './target';

describe('the options', () => {
  it.each([
    [[], { isDeleting: false }],
    [['--delete'], { isDeleting: true }],
    [['--bucket', 'b'], { isDeleting: false, bucket: 'b' }],
    [['--delete', '--bucket', 'b'], { isDeleting: true, bucket: 'b' }],
    [['--bucket', 'b', '--delete'], { isDeleting: true, bucket: 'b' }],
  ])('%j mean %o', (args, options) => {
    expect(optionsOf(args)).toEqual(options);
  });

  it.each([[['delete']], [['--force']], [['--bucket']], [['--bucket', '--delete']], [['--bucket', '']]])(
    '%j are refused',
    (args) => {
      expect(() => optionsOf(args)).toThrow('Usage: npm run media:orphans');
    },
  );
});

describe('the target', () => {
  const local = {
    GCLOUD_PROJECT: 'demo',
    FIRESTORE_EMULATOR_HOST: 'f:1',
    STORAGE_EMULATOR_HOST: 'http://s:1',
  };
  const real = { GOOGLE_CLOUD_PROJECT: 'real' };

  it('is the local emulators by default', () => {
    const target = imageTargetOf({ HOME: '/h' }, { isDeleting: true }, local);
    expect(target).toEqual({
      projectId: 'demo',
      bucket: 'demo.appspot.com',
      environment: { ...local, HOME: '/h' },
    });
  });

  it('is the named emulators, project and bucket', () => {
    const named = {
      FIRESTORE_EMULATOR_HOST: 'f:2',
      STORAGE_EMULATOR_HOST: 'http://s:2',
      GCLOUD_PROJECT: 'p',
    };
    const target = imageTargetOf(named, { isDeleting: true, bucket: 'b' }, local);
    expect(target).toEqual({ projectId: 'p', bucket: 'b', environment: named });
  });

  it('is a real project with its named bucket', () => {
    expect(imageTargetOf(real, { isDeleting: true, bucket: 'b' }, local)).toEqual({
      projectId: 'real',
      bucket: 'b',
    });
    expect(() => imageTargetOf(real, { isDeleting: true }, local)).toThrow('Which bucket of real?');
  });
});
