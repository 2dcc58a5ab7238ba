import { TRANSLATE_PATH } from '../../emulators/translator/server';
import { type FirebaseConfig, PROJECT } from './config';

/** Origin of the built site and its API. */
export function originOf(config: FirebaseConfig): string {
  return `http://${hostOf(config, 'hosting')}`;
}

/** Points the function to the fake Cloud Translation API; the variable is Google's client's own. */
export function translatorEnvironment(config: FirebaseConfig): Record<string, string> {
  return { GOOGLE_CLOUD_TRANSLATE_ENDPOINT: `http://${hostOf(config, 'translator')}${TRANSLATE_PATH}` };
}

/** Environment variables with which the Admin SDK and the tests find a suite. */
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
    // Otherwise the Admin SDK probes for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** `host:port` of an emulator. */
export function hostOf({ emulators }: FirebaseConfig, name: string): string {
  const settings = emulators[name];
  if (typeof settings !== 'object' || settings.port === undefined) {
    throw new Error(`firebase.json names no port for ${name}`);
  }
  return `127.0.0.1:${settings.port}`;
}
