import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** The emulators' data on disk: a snapshot, which is an export of the Firebase CLI. */
export class StoredData {
  /** For the terminal. */
  readonly notes: readonly string[];
  readonly #folder: string;
  readonly #hub: string;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  /** `hub` is `host:port` of the CLI's hub. The data is moved aside when `isFresh`, or when it is no snapshot. */
  constructor(folder: string, hub: string, isFresh = false) {
    this.#folder = folder;
    this.#hub = hub;
    mkdirSync(dirname(folder), { recursive: true });
    this.#promote();
    const isAside = existsSync(folder) && (isFresh || !isSnapshot(folder));
    if (isAside) replace(this.#aside, folder);
    this.notes = isAside ? [`What was kept until now is in ${this.#aside}, until the next fresh start.`] : [];
  }

  /** The snapshot to start with; `null` when there is none. */
  get snapshot(): string | null {
    return isSnapshot(this.#folder) ? this.#folder : null;
  }

  /** Takes a snapshot now, and each minute from now on. */
  start(): Promise<void> {
    this.#timer = setInterval(() => this.#take(), INTERVAL_MS);
    this.#timer.unref();
    return this.#take();
  }

  /** Takes the last snapshot, if `start` was called. It needs the emulators. */
  async finish(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#take();
  }

  #take(): Promise<void> {
    this.#last = this.#last
      .then(() => this.#export())
      .catch((error: unknown) => console.error(`The data could not be stored: ${error}`));
    return this.#last;
  }

  async #export(): Promise<void> {
    const response = await fetch(`http://${this.#hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: this.#next, initiatedBy: 'snapshot' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    this.#promote();
  }

  /** Makes the next snapshot the current one. A crash between the two steps leaves the next one, for the next start. */
  #promote(): void {
    if (isSnapshot(this.#next)) replace(this.#folder, this.#next);
  }

  get #next(): string {
    return `${this.#folder}-next`;
  }

  get #aside(): string {
    return `${this.#folder}-before`;
  }
}

function replace(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(by, folder);
}

/** The CLI exports to another folder, and moves it here once it is whole. */
function isSnapshot(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}
