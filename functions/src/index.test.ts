import { afterEach, expect, it, vi } from 'vitest';

// All routes would be loaded, which takes long and is not what this is about.
vi.mock('./app', () => ({ createApp: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('does not start deployed with the Auth emulator, whose tokens anybody can write', async () => {
  vi.stubEnv('K_SERVICE', 'api');
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'real');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  await expect(import('./index')).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST');
});

it('starts deployed without it', async () => {
  vi.stubEnv('K_SERVICE', 'api');
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'real');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  await expect(import('./index')).resolves.toHaveProperty('api');
});
