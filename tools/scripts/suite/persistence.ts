import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Persistence, startPersistence } from './auto-export';
import { hostOf } from './client-environment';
import type { FirebaseConfig } from './config';
import { ROOT } from './config';
import { StoredData, setAside } from './snapshot';

/** How a suite persists its data for the next one. */
export interface Keeping {
  /** Arguments and environment of the Firebase CLI. */
  readonly environment: Readonly<Record<string, string>>;
  readonly cliArguments: readonly string[];
  /** Call this when the emulators run. */
  watch(config: FirebaseConfig, say: (line: string) => void): void;
  /** Seeds an empty suite and repairs one after a crash; returns notes for the terminal. */
  fill(seed: (...args: string[]) => Promise<void>): Promise<string[]>;
  /** Call these while the emulators still run, and once they have ended. */
  finish(): Promise<void>;
  ended(): void;
}

/** Persists the data of `npm start` in `.local/`; `fresh` moves existing data aside. */
export function keepData(official: boolean, fresh: boolean): Keeping {
  const folder = resolve(ROOT, official ? '.local/official-data' : '.local/data');
  const aside = fresh ? setAside(folder) : null;
  const keeping = official ? leaveToCli(folder) : keepEmulators(new StoredData(folder));
  if (!aside) return keeping;
  const note = `What was kept until now is in ${aside}, until the next fresh start.`;
  return { ...keeping, fill: async (seed) => [note, ...(await keeping.fill(seed))] };
}

/** Google's emulators export their data on exit; when they are killed, changes since the start are lost. */
function leaveToCli(folder: string): Keeping {
  const isThere = existsSync(resolve(folder, 'firebase-export-metadata.json'));
  mkdirSync(resolve(ROOT, '.local'), { recursive: true });
  return {
    environment: {},
    cliArguments: [...(isThere ? ['--import', folder] : []), '--export-on-exit', folder],
    watch: () => {},
    async fill(seed) {
      if (!isThere) await seed();
      return [];
    },
    finish: async () => {},
    ended: () => {},
  };
}

/** For this repository's emulators and the Firebase CLI's own beside them. */
export function keepEmulators(data: StoredData): Keeping {
  const hasCrashed = data.begin();
  let persistence: Persistence | undefined;
  let isWhole = false;
  return {
    environment: { FIRESTORE_COMMIT_LOG: data.journal },
    cliArguments: data.copy ? ['--import', data.copy] : [],
    watch(config, say) {
      const hosts = {
        hub: hostOf(config, 'hub'),
        auth: hostOf(config, 'auth'),
        storage: hostOf(config, 'storage'),
      };
      persistence = startPersistence(data, hosts, say);
    },
    async fill(seed) {
      if (data.needsSeed) await seed();
      else if (hasCrashed) await seed('--mend');
      await persistence?.keep();
      data.markSeeded();
      return data
        .unreadable()
        .map((file) => `Data that could not be read is kept as ${file}: delete it when nobody needs it.`);
    },
    async finish() {
      await persistence?.finish();
      isWhole = persistence !== undefined;
    },
    ended() {
      persistence?.stop();
      if (isWhole) data.end();
    },
  };
}
