import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { emulatorEnvironment } from '../../environment';

const JAVA = resolve(import.meta.dirname, '../../bin/java');

/** Starts the server on a free port, as the Firebase CLI does. Resolves when it listens. */
export async function startServer(
  further: readonly string[] = [],
): Promise<{ server: ChildProcess; origin: string }> {
  const environment = emulatorEnvironment(process.env);
  const program = environment.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
  const args = ['-Duser.language=en', '-jar', program, '--host', '127.0.0.1', '--port', '0', ...further];
  const server = spawn(JAVA, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = / on (\S+:\d+)$/.exec(line)?.[1];
    if (origin) return { server, origin };
  }
  throw new Error('The server ended before it listened.');
}

/** Runs the server in its own process for all tests of a file, with the Admin SDK as its client. */
export function useServer() {
  let started: Awaited<ReturnType<typeof startServer>>;
  const apps: App[] = [];
  // The SDK waits for about a second before it retries a transaction.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  beforeAll(async () => {
    started = await startServer(['--rules', 'firestore.rules']);
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map(deleteApp));
  });
  afterAll(async () => {
    started.server.kill('SIGINT');
    await once(started.server, 'exit');
  });

  return {
    /** Host and port. */
    origin: () => started.origin,
    /** A new client for a project. */
    database(projectId = 'demo-one'): Firestore {
      process.env.FIRESTORE_EMULATOR_HOST = started.origin;
      // The SDK would look for Google's metadata server.
      process.env.METADATA_SERVER_DETECTION = 'none';
      const app = initializeApp({ projectId }, `app-${apps.length}`);
      apps.push(app);
      return getFirestore(app);
    },
    /** Deletes everything in a project over HTTP and returns the status. */
    async clear(projectId = 'demo-one'): Promise<number> {
      const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
      return (await fetch(`http://${started.origin}${path}`, { method: 'DELETE' })).status;
    },
  };
}
