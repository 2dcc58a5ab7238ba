import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project is never a real one: the emulators keep everything of `demo-…` projects on this machine. */
export const PROJECT = 'demo-alnafitha';
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Offset of the test ports, so that tests run beside a running site. */
export const TEST_PORT_SHIFT = 10_000;

export type PortSet = 'default' | 'test';

/** Port of the fake Cloud Translation API. firebase.json may not name it, because the Firebase CLI rejects unknown emulators. */
const TRANSLATOR = { host: '127.0.0.1', port: 9599 };

interface EmulatorSettings {
  readonly port?: number;
  readonly websocketPort?: number;
  readonly [other: string]: unknown;
}

/** The parts of firebase.json about emulator ports and Hosting. */
export interface FirebaseConfig {
  readonly hosting: { readonly public: string };
  readonly emulators: Readonly<Record<string, EmulatorSettings | boolean>>;
}

export interface SuitePort {
  /** Such as `firestore` or `firestore websocket`. */
  readonly name: string;
  readonly port: number;
}

/** Every port that the suite listens on. */
export function portsOf({ emulators }: FirebaseConfig): SuitePort[] {
  return Object.entries(emulators).flatMap(([name, settings]) => {
    if (typeof settings === 'boolean') return [];
    const { port, websocketPort } = settings;
    return [
      ...(port === undefined ? [] : [{ name, port }]),
      ...(websocketPort === undefined ? [] : [{ name: `${name} websocket`, port: websocketPort }]),
    ];
  });
}

/** The same configuration with an offset on every port. */
export function shiftPorts<C extends FirebaseConfig>(config: C, by: number): C {
  const emulators = Object.entries(config.emulators).map(([name, settings]) => {
    if (typeof settings === 'boolean') return [name, settings];
    const { port, websocketPort } = settings;
    return [
      name,
      {
        ...settings,
        ...(port === undefined ? {} : { port: port + by }),
        ...(websocketPort === undefined ? {} : { websocketPort: websocketPort + by }),
      },
    ];
  });
  return { ...config, emulators: Object.fromEntries(emulators) };
}

/** The same configuration with the site on another port. */
export function moveHosting<C extends FirebaseConfig>(config: C, port: number): C {
  const { hosting } = config.emulators;
  if (typeof hosting !== 'object') return config;
  return { ...config, emulators: { ...config.emulators, hosting: { ...hosting, port } } };
}

/** Copies of the built site: another build does not empty them while they are served, and deployed pages may not call an emulator. */
const SERVED_SITE = { default: '.local/started-site', test: '.local/site' } as const;

/**
 * Writes the configuration file for a set of ports, and returns it together with the translator's address. The file is beside
 * firebase.json, because the Firebase CLI uses the configuration's folder as the project's. `hostingPort` moves the site to another port.
 */
export function prepareConfig(
  ports: PortSet,
  hostingPort?: number,
): { file: string; config: FirebaseConfig } {
  const deployed: FirebaseConfig = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8'));
  const shift = ports === 'default' ? 0 : TEST_PORT_SHIFT;
  const chosen = toLocalConfig(deployed, shift, SERVED_SITE[ports]);
  const config = hostingPort === undefined ? chosen : moveHosting(chosen, hostingPort);
  const file = resolve(ROOT, `firebase.${ports === 'default' ? 'local' : 'test'}.json`);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return { file, config: withTranslator(config, TRANSLATOR.port + shift) };
}

function toLocalConfig(config: FirebaseConfig, shift: number, site: string): FirebaseConfig {
  const shifted = shiftPorts(config, shift);
  return { ...shifted, hosting: { ...shifted.hosting, public: site } };
}

function withTranslator(config: FirebaseConfig, port: number): FirebaseConfig {
  return { ...config, emulators: { ...config.emulators, translator: { ...TRANSLATOR, port } } };
}
