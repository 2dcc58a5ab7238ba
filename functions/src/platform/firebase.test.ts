import { describe, expect, it } from 'vitest';
import { refuseEmulatorInProduction, requireSite } from './firebase';

const VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'GOOGLE_CLOUD_TRANSLATE_ENDPOINT',
  'FUNCTIONS_EMULATOR',
];

describe.each(VARIABLES)('with %s', (variable) => {
  const set = { [variable]: '127.0.0.1:9099' };

  it.each([
    { GCLOUD_PROJECT: 'real' },
    { GOOGLE_CLOUD_PROJECT: 'real' },
    { GCLOUD_PROJECT: 'a-demo-project' },
    {},
  ])('refuses to run deployed to %o', (project) => {
    expect(() => refuseEmulatorInProduction({ K_SERVICE: 'api', ...project, ...set })).toThrow(variable);
  });

  it('runs in the emulators, whose projects are demonstrations', () => {
    const environment = { K_SERVICE: 'api', GCLOUD_PROJECT: 'demo-alnafitha', ...set };
    expect(() => refuseEmulatorInProduction(environment)).not.toThrow();
  });

  it('runs outside of a function, as tests do', () => {
    expect(() => refuseEmulatorInProduction(set)).not.toThrow();
  });
});

it('runs deployed with none of them', () => {
  expect(() => refuseEmulatorInProduction({ K_SERVICE: 'api', GCLOUD_PROJECT: 'real' })).not.toThrow();
});

describe('the site of the project', () => {
  it('is known where it is configured', () => {
    expect(requireSite({ GCLOUD_PROJECT: 'real' }, 'https://a.example/')).toEqual({
      projectId: 'real',
      siteOrigin: 'https://a.example',
    });
  });

  it('may be unknown in the emulators alone', () => {
    expect(requireSite({ GCLOUD_PROJECT: 'demo-a' }, '')).toEqual({ projectId: 'demo-a', siteOrigin: '' });
    expect(() => requireSite({ GCLOUD_PROJECT: 'real' }, '')).toThrow('SITE_ORIGIN');
    expect(() => requireSite({}, '')).toThrow('SITE_ORIGIN');
  });
});
