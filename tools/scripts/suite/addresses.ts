import { TRANSLATE_PATH } from '../../emulators/translator/server';
import { type FirebaseConfig, PROJECT } from './config';

/** Where the built site and its API answer. */
export function originOf(config: FirebaseConfig): string {
  return `http://${hostOf(config, 'hosting')}`;
}

/** Where the function finds the stand-in for Cloud Translation: the variable is the one of Google's client. */
export function translatorEnvironment(config: FirebaseConfig): Record<string, string> {
  return { GOOGLE_CLOUD_TRANSLATE_ENDPOINT: `http://${hostOf(config, 'translator')}${TRANSLATE_PATH}` };
}

/** What the Admin SDK, and the tests, need to know to talk to a suite. */
export function clientEnvironment(config: FirebaseConfig): Record<string, string> {
  const storage = hostOf(config, 'storage');
  return {
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(config, 'auth'),
    FIRESTORE_EMULATOR_HOST: hostOf(config, 'firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    STORAGE_EMULATOR_HOST: `http://${storage}`,
    ...translatorEnvironment(config),
    SUITE_ORIGIN: originOf(config),
    // The Admin SDK would look around for a machine of Google's that it runs on.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Where an emulator answers, as `host:port`. */
export function hostOf({ emulators }: FirebaseConfig, name: string): string {
  const settings = emulators[name];
  if (typeof settings !== 'object' || settings.port === undefined) {
    throw new Error(`firebase.json names no port for ${name}`);
  }
  return `127.0.0.1:${settings.port}`;
}
