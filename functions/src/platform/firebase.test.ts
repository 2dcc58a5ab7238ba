import { expect, it } from 'vitest';
import { rejectEmulatorsInProduction, requireSite } from './firebase';

const VARIABLES = [
  ...['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'],
  ...['STORAGE_EMULATOR_HOST', 'GOOGLE_CLOUD_TRANSLATE_ENDPOINT', 'FUNCTIONS_EMULATOR'],
];

/** Why the function does not start; empty when it does. */
const reasonOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    rejectEmulatorsInProduction(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

it('starts deployed with no emulator, whose tokens and data anyone could make up', () => {
  const deployed = [
    { GCLOUD_PROJECT: 'real' },
    { GOOGLE_CLOUD_PROJECT: 'real' },
    { GCLOUD_PROJECT: 'a-demo' },
    {},
  ];
  const started = deployed.flatMap((project) =>
    VARIABLES.filter((variable) => {
      const environment = { K_SERVICE: 'api', ...project, [variable]: '127.0.0.1:9099' };
      return !reasonOf(environment).includes(variable);
    }),
  );
  expect(started).toEqual([]);
  expect(reasonOf({ K_SERVICE: 'api', GCLOUD_PROJECT: 'real' })).toBe('');
});

it('runs in the emulators, whose projects are demo projects, and outside of a function, as in tests', () => {
  const settings = VARIABLES.map((variable) => ({ [variable]: '127.0.0.1:9099' }));
  const emulated = settings.map((set) => ({ K_SERVICE: 'api', GCLOUD_PROJECT: 'demo-alnafitha', ...set }));
  expect([...emulated, ...settings].map(reasonOf).filter(Boolean)).toEqual([]);
});

it('needs the origin of the site, but in the emulators', () => {
  const configured = { projectId: 'real', siteOrigin: 'https://a.example' };
  expect(requireSite({ GCLOUD_PROJECT: 'real' }, 'https://a.example/')).toEqual(configured);
  expect(requireSite({ GCLOUD_PROJECT: 'demo-a' }, '')).toEqual({ projectId: 'demo-a', siteOrigin: '' });
  expect(() => requireSite({ GCLOUD_PROJECT: 'real' }, '')).toThrow('SITE_ORIGIN');
  expect(() => requireSite({}, '')).toThrow('SITE_ORIGIN');
});
