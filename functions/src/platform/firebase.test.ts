import { expect, it } from 'vitest';
import { refuseEmulatorInProduction } from './firebase';

const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';

it('refuses to run deployed with the Auth emulator, whose tokens anybody can write', () => {
  expect(() => refuseEmulatorInProduction({ K_SERVICE: 'api', FIREBASE_AUTH_EMULATOR_HOST })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST',
  );
});

it.each([
  { K_SERVICE: 'api' },
  { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true', FIREBASE_AUTH_EMULATOR_HOST },
  { FIREBASE_AUTH_EMULATOR_HOST },
])('runs with %o', (environment) => {
  expect(() => refuseEmulatorInProduction(environment)).not.toThrow();
});
