import { describe, expect, it } from 'vitest';
import { optionsOf, pictureTargetOf } from './target';

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

  it('is the local emulators where nothing is said', () => {
    const target = pictureTargetOf({ HOME: '/h' }, { isDeleting: true }, local);
    expect(target).toEqual({
      projectId: 'demo',
      bucket: 'demo.appspot.com',
      environment: { ...local, HOME: '/h' },
    });
  });

  it('is the emulators, project and bucket that are named', () => {
    const named = {
      FIRESTORE_EMULATOR_HOST: 'f:2',
      STORAGE_EMULATOR_HOST: 'http://s:2',
      GCLOUD_PROJECT: 'p',
    };
    const target = pictureTargetOf(named, { isDeleting: true, bucket: 'b' }, local);
    expect(target).toEqual({ projectId: 'p', bucket: 'b', environment: named });
  });

  it('is a real project with the bucket that is named for it', () => {
    expect(pictureTargetOf(real, { isDeleting: true, bucket: 'b' }, local)).toEqual({
      projectId: 'real',
      bucket: 'b',
    });
    expect(() => pictureTargetOf(real, { isDeleting: true }, local)).toThrow('Which bucket of real?');
  });
});
