import { describe, expect, it } from 'vitest';
import { rejectEmulatorsInProduction, requireSite } from './firebase';

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
  ])('does not start deployed to %o', (project) => {
    expect(() => rejectEmulatorsInProduction({ K_SERVICE: 'api', ...project, ...set })).toThrow(variable);
  });

  it('runs in the emulators, whose projects are demo projects', () => {
    const environment = { K_SERVICE: 'api', GCLOUD_PROJECT: 'demo-alnafitha', ...set };
    expect(() => rejectEmulatorsInProduction(environment)).not.toThrow();
  });

  it('runs outside of a function, as in tests', () => {
    expect(() => rejectEmulatorsInProduction(set)).not.toThrow();
  });
});

it('runs deployed without them', () => {
  expect(() => rejectEmulatorsInProduction({ K_SERVICE: 'api', GCLOUD_PROJECT: 'real' })).not.toThrow();
});

describe('the site of the project', () => {
  it('is configured', () => {
    expect(requireSite({ GCLOUD_PROJECT: 'real' }, 'https://a.example/')).toEqual({
      projectId: 'real',
      siteOrigin: 'https://a.example',
    });
  });

  it('may be missing in the emulators only', () => {
    expect(requireSite({ GCLOUD_PROJECT: 'demo-a' }, '')).toEqual({ projectId: 'demo-a', siteOrigin: '' });
    expect(() => requireSite({ GCLOUD_PROJECT: 'real' }, '')).toThrow('SITE_ORIGIN');
    expect(() => requireSite({}, '')).toThrow('SITE_ORIGIN');
  });
});
