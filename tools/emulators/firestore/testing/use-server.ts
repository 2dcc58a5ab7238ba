import { resolve } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { startFirestore } from '../server';

const RULES = resolve(import.meta.dirname, '../../../../firestore.rules');

/** Serves Firestore to a file's tests. `functions` is the Functions emulator. */
export function useServer({ functions }: { functions?: string } = {}) {
  let running: Awaited<ReturnType<typeof startFirestore>>;
  const origin = () => `127.0.0.1:${running.port}`;
  const apps: App[] = [];

  beforeAll(async () => {
    running = await startFirestore({ host: '127.0.0.1', port: 0, rules: RULES, functions });
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', origin());
    // The SDK would look for Google's metadata server.
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map(deleteApp));
  });
  afterAll(() => {
    running.stop();
    vi.unstubAllEnvs();
  });

  return {
    origin,
    database(projectId = 'demo-one'): Firestore {
      const app = initializeApp({ projectId }, `app-${apps.length}`);
      apps.push(app);
      return getFirestore(app);
    },
    /** Deletes a project's documents; returns the HTTP status. */
    async clear(projectId = 'demo-one'): Promise<number> {
      const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
      return (await fetch(`http://${origin()}${path}`, { method: 'DELETE' })).status;
    },
  };
}
