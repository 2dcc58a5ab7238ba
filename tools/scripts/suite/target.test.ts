import { describe, expect, it } from 'vitest';
import { targetOf } from './target';

const local = { GCLOUD_PROJECT: 'demo', FIRESTORE_EMULATOR_HOST: 'f:1', FIREBASE_AUTH_EMULATOR_HOST: 'a:1' };
const real = { GOOGLE_CLOUD_PROJECT: 'real', GOOGLE_CLOUD_QUOTA_PROJECT: 'real' };

describe('the target of a command', () => {
  it('is the local emulators where nothing is said', () => {
    expect(targetOf({ HOME: '/h' }, local)).toEqual({
      projectId: 'demo',
      environment: { ...local, HOME: '/h' },
    });
  });

  it('is the emulators and the project that the environment names', () => {
    const environment = { ...local, FIRESTORE_EMULATOR_HOST: 'f:2', GCLOUD_PROJECT: 'p' };
    expect(targetOf(environment, local)).toEqual({ projectId: 'p', environment });
  });

  it('is a real project that is named, the option before the variable', () => {
    expect(targetOf(real, local)).toEqual({ projectId: 'real' });
    expect(targetOf({}, local, 'named')).toEqual({ projectId: 'named' });
    expect(targetOf(real, local, 'named')).toEqual({ projectId: 'named' });
  });

  it('names a real project as the one that calls by a person count for', () => {
    const environment: NodeJS.ProcessEnv = {};
    targetOf(environment, local, 'named');
    expect(environment).toEqual({ GOOGLE_CLOUD_QUOTA_PROJECT: 'named' });
  });

  it('leaves a quota project that is set, a credential file and the emulators alone', () => {
    for (const environment of [
      { GOOGLE_CLOUD_PROJECT: 'real', GOOGLE_CLOUD_QUOTA_PROJECT: 'other' },
      { GOOGLE_CLOUD_PROJECT: 'real', GOOGLE_APPLICATION_CREDENTIALS: 'key.json' },
      { FIRESTORE_EMULATOR_HOST: 'f:1' },
    ]) {
      const before = { ...environment };
      targetOf(environment, local);
      expect(environment).toEqual(before);
    }
  });

  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ])('with %s alone is never half an emulator, half a real project', (variable) => {
    const environment = { ...real, [variable]: 'x:1' };
    expect(targetOf(environment, local)).toMatchObject({
      projectId: 'demo',
      environment: { ...local, [variable]: 'x:1' },
    });
    expect(() => targetOf(environment, local, 'named')).toThrow(variable);
  });
});
