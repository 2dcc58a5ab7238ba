import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  // Loading all routes is slow and not under test here.
  vi.doMock('./app', () => ({ createApp: vi.fn() }));
  vi.stubEnv('K_SERVICE', 'api');
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'real');
});
afterEach(() => {
  vi.doUnmock('./app');
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('does not start deployed with the Auth emulator, whose unsigned tokens would let anyone in', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  await expect(import('./index')).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST');
});

it('starts deployed without it', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  await expect(import('./index')).resolves.toHaveProperty('api');
});
