import type { FirebaseOptions } from 'firebase/app';

interface FirebaseSetup {
  options: FirebaseOptions;
  /** URL of the Auth emulator, for a local project. */
  authEmulator: string | undefined;
}

/** Projects of this prefix exist in the emulators only. */
const LOCAL_PREFIX = 'demo-';

/** Reads the project's configuration from Hosting or its emulator. Rejects when it is missing. */
export async function readFirebaseSetup(): Promise<FirebaseSetup> {
  const options: FirebaseOptions = JSON.parse(await read('/__/firebase/init.json'));
  const isLocal = options.projectId?.startsWith(LOCAL_PREFIX);
  return { options, authEmulator: isLocal ? await findAuthEmulator() : undefined };
}

/** The emulator lists the other emulators only in its SDK initialization script. */
async function findAuthEmulator(): Promise<string> {
  const script = await read('/__/firebase/init.js?useEmulator=true');
  const [, emulators] = /var firebaseEmulators = (\{[\s\S]*?\n\});/.exec(script) ?? [];
  const { auth } = JSON.parse(emulators ?? '{}') as { auth?: { hostAndPort: string } };
  if (!auth) throw new Error('No Auth emulator is running.');
  return `http://${auth.hostAndPort}`;
}

async function read(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
