import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { PROJECT } from './config';
import type { StoredData } from './snapshot';

const INTERVAL_MS = 1000;
const TIMEOUT_MS = 15_000;
const OWNER = { Authorization: 'Bearer owner' };

export interface Persistence {
  /** Exports accounts and images if they have changed since the last export. */
  keep(): Promise<void>;
  /** Exports for the last time. */
  finish(): Promise<void>;
  /** Stops watching, without an export. */
  stop(): void;
}

interface Hosts {
  /** Each as `host:port`. */
  readonly hub: string;
  readonly auth: string;
  readonly storage: string;
}

/**
 * Keeps an export of accounts and images on disk, which the emulators of Auth and Storage hold in memory. They change
 * together with documents, so the Firestore emulator's journal triggers the export. `say` receives errors.
 */
export function startPersistence(data: StoredData, hosts: Hosts, say: (line: string) => void): Persistence {
  let copied = '';
  let seen = '';
  let last: Promise<void> = Promise.resolve();
  let hasStopped = false;

  async function copyIfChanged(): Promise<void> {
    const mark = await markOf(hosts);
    if (mark === copied && data.copy) return;
    rmSync(data.nextCopy, { recursive: true, force: true });
    const response = await fetch(`http://${hosts.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: data.nextCopy, initiatedBy: 'keeper', targets: ['auth', 'storage'] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the export answered ${response.status}: ${await response.text()}`);
    data.takeCopy();
    copied = mark;
  }

  function keep(): Promise<void> {
    last = last.catch(() => undefined).then(copyIfChanged);
    return last;
  }

  const timer = setInterval(() => {
    const { size, mtimeMs } = statSync(data.journal);
    const now = `${size} ${mtimeMs}`;
    if (now === seen) return;
    seen = now;
    keep().catch((error: unknown) => {
      // An upload may have happened meanwhile; the next check retries.
      seen = '';
      if (!hasStopped) say(`keeper: accounts and pictures could not be copied: ${error}`);
    });
  }, INTERVAL_MS);
  timer.unref();
  const stop = () => {
    hasStopped = true;
    clearInterval(timer);
  };

  return {
    keep,
    stop,
    finish() {
      stop();
      return keep();
    },
  };
}

/** Changes whenever accounts or images change. */
async function markOf({ auth, storage }: Hosts): Promise<string> {
  const hash = createHash('sha256');
  const api = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;
  hash.update(await textOf(`${api}/accounts:batchGet?maxResults=-1`));
  let page = '';
  do {
    const list = await textOf(`http://${storage}/storage/v1/b/${PROJECT}.appspot.com/o?pageToken=${page}`);
    hash.update(list);
    const { nextPageToken } = JSON.parse(list) as { nextPageToken?: string };
    page = encodeURIComponent(nextPageToken ?? '');
  } while (page);
  return hash.digest('hex');
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: OWNER, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
