import { startSuite } from './suite';

/** Vitest's global setup of the API tests; uses the environment's emulators, if any. */
export default async function setup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const { environment, stop } = await startSuite({
    test: true,
    build: false,
    only: 'auth,firestore,storage',
  });
  Object.assign(process.env, environment);
  return stop;
}
