import { describe, expect, it } from 'vitest';
import { targetOf } from './target';

const local = { GCLOUD_PROJECT: 'demo', FIRESTORE_EMULATOR_HOST: 'f:1', FIREBASE_AUTH_EMULATOR_HOST: 'a:1' };
const real = { GOOGLE_CLOUD_PROJECT: 'real', GOOGLE_CLOUD_QUOTA_PROJECT: 'real' };

describe('the target of a command', () => {
  it('is the local emulators by default', () => {
    expect(targetOf({ HOME: '/h' }, local)).toEqual({
      projectId: 'demo',
      environment: { ...local, HOME: '/h' },
    });
  });

  it('is the emulators and the project of the environment variables', () => {
    const environment = { ...local, FIRESTORE_EMULATOR_HOST: 'f:2', GCLOUD_PROJECT: 'p' };
    expect(targetOf(environment, local)).toEqual({ projectId: 'p', environment });
  });

  it('is a real project when one is named; the option wins over the variable', () => {
    expect(targetOf(real, local)).toEqual({ projectId: 'real' });
    expect(targetOf({}, local, 'named')).toEqual({ projectId: 'named' });
    expect(targetOf(real, local, 'named')).toEqual({ projectId: 'named' });
  });

  it('sets a real project as the quota project of user credentials', () => {
    const environment: NodeJS.ProcessEnv = {};
    targetOf(environment, local, 'named');
    expect(environment).toEqual({ GOOGLE_CLOUD_QUOTA_PROJECT: 'named' });
  });

  it('sets no quota project beside an existing one, for a credential file or for emulators', () => {
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
  ])('with %s alone never mixes emulators and a real project', (variable) => {
    const environment = { ...real, [variable]: 'x:1' };
    expect(targetOf(environment, local)).toMatchObject({
      projectId: 'demo',
      environment: { ...local, [variable]: 'x:1' },
    });
    expect(() => targetOf(environment, local, 'named')).toThrow(variable);
  });
});
