import type { FirebaseOptions } from 'firebase/app';

interface FirebaseSetup {
  options: FirebaseOptions;
  /** Address of the Auth emulator, where the project is a local one. */
  authEmulator: string | undefined;
}

/** Projects of this prefix exist in the emulators only. */
const LOCAL_PREFIX = 'demo-';

/** What Hosting, or its emulator, knows about the project that serves this page. Rejects when it does not say. */
export async function readFirebaseSetup(): Promise<FirebaseSetup> {
  const options: FirebaseOptions = JSON.parse(await read('/__/firebase/init.json'));
  const isLocal = options.projectId?.startsWith(LOCAL_PREFIX);
  return { options, authEmulator: isLocal ? await findAuthEmulator() : undefined };
}

/** The emulator names its neighbours only in the script that would connect the SDKs to them. */
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
