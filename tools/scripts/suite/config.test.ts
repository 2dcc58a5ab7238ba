import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientEnvironment, originOf } from './client-environment';
import { moveHosting, portsOf, prepareConfig, shiftPorts } from './config';

const config = {
  hosting: { public: 'web/dist' },
  emulators: {
    singleProjectMode: false,
    ui: { enabled: false },
    auth: { host: '127.0.0.1', port: 9099 },
    firestore: { host: '127.0.0.1', port: 8080, websocketPort: 9150 },
    hosting: { host: '127.0.0.1', port: 5000 },
    storage: { host: '127.0.0.1', port: 9199 },
    translator: { host: '127.0.0.1', port: 9599 },
  },
};

describe('portsOf', () => {
  it("returns every port, including Firestore's websocket", () => {
    expect(portsOf(config)).toEqual([
      { name: 'auth', port: 9099 },
      { name: 'firestore', port: 8080 },
      { name: 'firestore websocket', port: 9150 },
      { name: 'hosting', port: 5000 },
      { name: 'storage', port: 9199 },
      { name: 'translator', port: 9599 },
    ]);
  });
});

describe('shiftPorts', () => {
  it('adds the offset to every port and changes nothing else', () => {
    const shifted = shiftPorts(config, 10_000);
    expect(portsOf(shifted).map(({ port }) => port)).toEqual([19099, 18080, 19150, 15000, 19199, 19599]);
    expect(shifted.hosting).toEqual(config.hosting);
    expect(shifted.emulators).toMatchObject({
      singleProjectMode: false,
      ui: { enabled: false },
      auth: { host: '127.0.0.1' },
    });
  });

  it('does not change its argument', () => {
    shiftPorts(config, 10_000);
    expect(config.emulators.auth.port).toBe(9099);
  });
});

describe('moveHosting', () => {
  it('moves only the site', () => {
    const moved = moveHosting(config, 5002);
    expect(originOf(moved)).toBe('http://127.0.0.1:5002');
    expect(moved).toEqual({
      ...config,
      emulators: { ...config.emulators, hosting: { ...config.emulators.hosting, port: 5002 } },
    });
  });
});

describe('prepareConfig', () => {
  it('serves a copy of the built site for each set of ports', () => {
    const served = (['default', 'test'] as const).map((ports) => prepareConfig(ports).config.hosting.public);
    expect(new Set([...served, 'web/dist']).size).toBe(3);
  });

  it('adds the translator to the returned configuration, not to the file for the Firebase CLI', () => {
    for (const [ports, port] of [['default', 9599] as const, ['test', 19599] as const]) {
      const { file, config: prepared } = prepareConfig(ports);
      expect(portsOf(prepared)).toContainEqual({ name: 'translator', port });
      expect(readFileSync(file, 'utf8')).not.toContain('translator');
    }
  });
});

describe('clientEnvironment', () => {
  it('points the Admin SDK and the tests to the emulators and the translator', () => {
    expect(clientEnvironment(shiftPorts(config, 10_000))).toEqual({
      GCLOUD_PROJECT: 'demo-alnafitha',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:19099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:19199',
      STORAGE_EMULATOR_HOST: 'http://127.0.0.1:19199',
      GOOGLE_CLOUD_TRANSLATE_ENDPOINT: 'http://127.0.0.1:19599/language/translate/v2',
      SUITE_ORIGIN: 'http://127.0.0.1:15000',
      METADATA_SERVER_DETECTION: 'none',
    });
  });
});

describe('originOf', () => {
  it('fails when the configuration has no Hosting port', () => {
    expect(() => originOf({ ...config, emulators: {} })).toThrow('hosting');
  });
});
