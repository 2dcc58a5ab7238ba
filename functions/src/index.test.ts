import { requiresRole } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';

// Loading all routes is slow and not under test here.
vi.mock('./app', () => ({ createApp: vi.fn() }));
vi.mock('firebase-functions/v2', () => ({ requiresAPI: vi.fn(), requiresRole: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('does not start deployed with the Auth emulator, whose tokens are unsigned', async () => {
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

it('declares exactly the four roles of its service account', async () => {
  vi.mocked(requiresRole).mockClear();
  await import('./index');
  const roles = vi.mocked(requiresRole).mock.calls.map(([role]) => role);
  expect(new Set(roles)).toEqual(
    new Set([
      'roles/cloudtranslate.user',
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/storage.objectUser',
    ]),
  );
});
