import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT } from './config';

const INTERVAL_MS = 30_000;
/** The Firebase CLI responds to nothing any more when all processes of the function were killed at once. */
const TIMEOUT_MS = 10_000;
/** The Firebase CLI writes it last, so it marks a complete export. */
const METADATA = 'firebase-export-metadata.json';

/** The version changes with the names of stored fields and collections. */
const SCHEMA = '2';
const SCHEMA_FILE = 'schema-version';

/** Completes an interrupted exchange. Returns `undefined` without stored data. Throws for data of other code. */
export function storedAt(folder: string): Date | undefined {
  const previous = previousOf(folder);
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  const metadata = statSync(join(folder, METADATA), { throwIfNoEntry: false });
  if (!metadata) return undefined;
  const file = join(folder, SCHEMA_FILE);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== SCHEMA) {
    throw new Error(
      `${folder} has content of another version of this project. \`npm start -- --fresh\` deletes it and starts from the sample content.`,
    );
  }
  return metadata.mtime;
}

export interface StoredData {
  /** Does nothing without changes. Earlier data remain when it throws. */
  store(): Promise<void>;
  /** Stores every half minute until `signal` is aborted. */
  storeRegularly(signal: AbortSignal, onError: (error: unknown) => void): Promise<void>;
}

/** Stores the environment's emulators in a folder, if they have changed. */
export async function createStoredData(
  environment: NodeJS.ProcessEnv,
  folder: string,
  timeoutMs = TIMEOUT_MS,
): Promise<StoredData> {
  let stored = await fingerprint(environment, timeoutMs);
  let last: Promise<void> = Promise.resolve();

  async function store(): Promise<void> {
    const current = await fingerprint(environment, timeoutMs);
    if (current === stored) return;
    await exportTo(`${environment.FIREBASE_EMULATOR_HUB}`, `${folder}.next`, timeoutMs);
    exchange(folder);
    stored = current;
  }

  // A call waits for the one before.
  const storeNext = () => {
    last = last.catch(() => undefined).then(store);
    return last;
  };
  return {
    store: storeNext,
    async storeRegularly(signal, onError) {
      while (!signal.aborted) {
        // An abortion ends the pause early.
        await sleep(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) await storeNext().catch(onError);
      }
    },
  };
}

/** Changes with every commit of Firestore and every account. Images have documents. */
async function fingerprint(environment: NodeJS.ProcessEnv, timeoutMs: number): Promise<string> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = environment;
  const read = async (url: string) => {
    const { ok, text } = await request(url, { headers: { Authorization: 'Bearer owner' } }, timeoutMs);
    // Google's Firestore emulator counts no commits, so it always counts as changed.
    return ok ? text : String(Date.now());
  };
  const [version, accounts] = await Promise.all([
    read(`http://${firestore}/emulator/v1/projects/${PROJECT}:version`),
    read(
      `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet?maxResults=-1`,
    ),
  ]);
  return `${version} ${accounts}`;
}

/** What `firebase emulators:export` does. */
async function exportTo(hub: string, folder: string, timeoutMs: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'start' }),
  };
  const { ok, text } = await request(`http://${hub}/_admin/export`, init, timeoutMs);
  if (!ok || !existsSync(join(folder, METADATA))) throw new Error(text);
  writeFileSync(join(folder, SCHEMA_FILE), SCHEMA);
}

async function request(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ ok: boolean; text: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal });
    return { ok: response.ok, text: await response.text() };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`${url} did not respond within ${timeoutMs / 1000} seconds.`, { cause: error });
  }
}

/** Keeps the previous data until the next ones are in place. */
function exchange(folder: string): void {
  const previous = previousOf(folder);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(`${folder}.next`, folder);
  rmSync(previous, { recursive: true, force: true });
}

function previousOf(folder: string): string {
  return `${folder}.previous`;
}
