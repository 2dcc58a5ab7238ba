import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../../../testing/server';
import { readFirebaseSetup } from './auth-page';

const mockConfiguration = (projectId: string) =>
  server.use(http.get('*/__/firebase/init.json', () => HttpResponse.json({ projectId, apiKey: 'key' })));

/** Responds in the Firebase CLI's format. */
const mockEmulators = (emulators: object) =>
  server.use(
    http.get('*/__/firebase/init.js', ({ request }) =>
      new URL(request.url).searchParams.get('useEmulator') === 'true'
        ? HttpResponse.text(
            `if (firebaseConfig) {\n  var firebaseEmulators = ${JSON.stringify(emulators, null, 2)};\n  if (firebaseEmulators) {\n  }\n}`,
          )
        : new HttpResponse(null, { status: 404 }),
    ),
  );

it("reads Hosting's configuration of a real project", async () => {
  mockConfiguration('alnafitha');
  expect(await readFirebaseSetup()).toEqual({
    options: { projectId: 'alnafitha', apiKey: 'key' },
    authEmulator: undefined,
  });
});

it('finds the Auth emulator of a local project', async () => {
  mockConfiguration('demo-alnafitha');
  mockEmulators({
    auth: { host: '127.0.0.1', port: 9099, hostAndPort: '127.0.0.1:9099' },
    storage: { host: '127.0.0.1', port: 9199, hostAndPort: '127.0.0.1:9199' },
  });
  expect((await readFirebaseSetup()).authEmulator).toBe('http://127.0.0.1:9099');
});

it("rejects without Hosting's configuration or a running Auth emulator", async () => {
  server.use(http.get('*/__/firebase/init.json', () => new HttpResponse(null, { status: 404 })));
  await expect(readFirebaseSetup()).rejects.toThrow('/__/firebase/init.json answered 404');
  mockConfiguration('demo-alnafitha');
  mockEmulators({});
  await expect(readFirebaseSetup()).rejects.toThrow('No Auth emulator is running.');
});
