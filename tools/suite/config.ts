import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort, { portNumbers } from 'get-port';
import deployed from '../../firebase.json' with { type: 'json' };
import { TRANSLATE_PATH } from '../emulators/translator/server';

/** The emulators keep everything of `demo-…` projects on this machine. */
export const PROJECT = 'demo-alnafitha';
export const ROOT = resolve(import.meta.dirname, '../..');

/** The Firebase CLI rejects unknown emulators in firebase.json. */
const TRANSLATOR_PORT = 9599;
/** MailDev's defaults. */
const MAIL_PORTS = { smtp: 1025, web: 1080 };
/** Outgoing connections, which could take a chosen port, have higher ones. */
const ANY_PORTS = { from: 10_000, to: 30_000 };

export interface SuiteConfig {
  /** The Firebase CLI reads this file instead of firebase.json. */
  readonly file: string;
  /** Hosting serves this copy, which another build does not empty. */
  readonly site: string;
  readonly translatorPort: number;
  readonly mailPorts: { readonly smtp: number; readonly web: number };
  /** `host:port` by the emulator's name in firebase.json. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The Admin SDK, the function and the tests find the suite by these variables. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Writes the file beside firebase.json, because the Firebase CLI takes its folder as the project's. Ports are free:
 * those of firebase.json or the next ones, or any.
 */
export async function writeConfig(name: string, usesAnyPorts: boolean): Promise<SuiteConfig> {
  let last = ANY_PORTS.from + Math.floor(Math.random() * (ANY_PORTS.to - ANY_PORTS.from));
  const freePort = async (wanted: number) => {
    const from = usesAnyPorts ? last + 1 : wanted;
    last = await getPort({ host: '127.0.0.1', port: portNumbers(from, from + 500) });
    return last;
  };
  const hosts: Record<string, string> = {};
  const emulators: Record<string, unknown> = {};
  for (const [emulator, settings] of Object.entries(deployed.emulators)) {
    if (typeof settings === 'boolean' || !('port' in settings)) {
      emulators[emulator] = settings;
      continue;
    }
    const port = await freePort(settings.port);
    hosts[emulator] = `127.0.0.1:${port}`;
    emulators[emulator] = {
      ...settings,
      port,
      ...('websocketPort' in settings && { websocketPort: await freePort(settings.websocketPort) }),
    };
  }
  const site = resolve(ROOT, `.local/site-${name}`);
  const config = {
    ...deployed,
    hosting: { ...deployed.hosting, public: site.slice(ROOT.length + 1) },
    emulators,
  };
  const file = resolve(ROOT, `firebase.${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  const translatorPort = await freePort(TRANSLATOR_PORT);
  const mailPorts = { smtp: await freePort(MAIL_PORTS.smtp), web: await freePort(MAIL_PORTS.web) };
  const environment = {
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_EMULATOR_HUB: `${hosts.hub}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${hosts.auth}`,
    FIRESTORE_EMULATOR_HOST: `${hosts.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${hosts.storage}`,
    STORAGE_EMULATOR_HOST: `http://${hosts.storage}`,
    GOOGLE_CLOUD_TRANSLATE_ENDPOINT: `http://127.0.0.1:${translatorPort}${TRANSLATE_PATH}`,
    SMTP_EMULATOR_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
    MAIL_ORIGIN: `http://127.0.0.1:${mailPorts.web}`,
    SUITE_ORIGIN: `http://${hosts.hosting}`,
    // Otherwise the Admin SDK probes for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { file, site, translatorPort, mailPorts, hosts, environment };
}
