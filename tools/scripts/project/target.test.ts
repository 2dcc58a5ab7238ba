import { describe, expect, it } from 'vitest';
import { targetOf } from './target';

const local = { GCLOUD_PROJECT: 'demo', FIRESTORE_EMULATOR_HOST: 'f:1', FIREBASE_AUTH_EMULATOR_HOST: 'a:1' };
const real = { GOOGLE_CLOUD_PROJECT: 'real', GOOGLE_CLOUD_QUOTA_PROJECT: 'real' };

describe('the target of a command', () => {
  it('is the local emulators by default, else those of the environment', () => {
    expect(targetOf({}, local)).toEqual({ projectId: 'demo', environment: local });
    const environment = { ...local, FIRESTORE_EMULATOR_HOST: 'f:2', GCLOUD_PROJECT: 'p' };
    expect(targetOf(environment, local)).toEqual({ projectId: 'p', environment });
  });

  it('is a real project when one is named; the option wins over the variable', () => {
    expect(targetOf(real, local)).toEqual({ projectId: 'real' });
    expect(targetOf(real, local, 'named')).toEqual({ projectId: 'named' });
  });

  it('is the quota project of user credentials, not of a credential file', () => {
    const ofUser: NodeJS.ProcessEnv = {};
    targetOf(ofUser, local, 'named');
    expect(ofUser).toEqual({ GOOGLE_CLOUD_QUOTA_PROJECT: 'named' });
    const ofFile = { GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
    targetOf(ofFile, local, 'named');
    expect(ofFile).not.toHaveProperty('GOOGLE_CLOUD_QUOTA_PROJECT');
  });

  it('never mixes emulators and a real project', () => {
    for (const product of ['FIREBASE_AUTH', 'FIRESTORE', 'FIREBASE_STORAGE', 'STORAGE']) {
      const host = { [`${product}_EMULATOR_HOST`]: 'x:1' };
      const environment = { ...real, ...host };
      expect(targetOf(environment, local)).toMatchObject({ projectId: 'demo', environment: host });
      expect(() => targetOf(environment, local, 'named')).toThrow(`${product}_EMULATOR_HOST`);
    }
  });
});
