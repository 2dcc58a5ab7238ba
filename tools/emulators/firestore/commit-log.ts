import {
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The first line, which identifies the format and its version. */
const HEADER = '{"journal":"firestore","version":1}';

interface Recovered<Entry> {
  readonly entries: readonly Entry[];
  /** What is wrong with the file, and where its copy is. */
  readonly problem?: string;
}

/**
 * Reads a log with one entry a line. `parse` throws for an invalid entry. An incomplete last line is ignored: its
 * `append` has never resolved.
 */
export function readCommitLog<Entry>(file: string, parse: (json: unknown) => Entry): Recovered<Entry> {
  const text = readIfExists(file);
  if (text === '') return { entries: [] };
  const [header, ...lines] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  if (header === undefined && HEADER.startsWith(text)) return { entries: [] };
  const entries: Entry[] = [];
  const isKnown = header === HEADER;
  const broken = isKnown ? lines.findIndex((line) => !parseInto(entries, line, parse)) : 0;
  if (broken < 0) return { entries };
  const copy = `${file}.unreadable-${Date.now()}`;
  copyFileSync(file, copy);
  const reason = isKnown ? `line ${broken + 2} cannot be read` : 'its version is not supported';
  const recovered = `${entries.length} commits before that are recovered`;
  return { entries, problem: `${file}: ${reason}; ${recovered}. The whole file is copied to ${copy}` };
}

/** An append-only log on disk. */
export class CommitLog {
  readonly #file: string;
  readonly #handle: Promise<FileHandle>;
  #pending: string[] = [];
  #lastWrite: Promise<void> = Promise.resolve();
  #nextWrite: Promise<void> | undefined;

  /** Replaces the file by one with these entries. */
  constructor(file: string, entries: Iterable<object>) {
    this.#file = file;
    replaceFile(file, entries);
    this.#handle = open(file, 'a');
  }

  /** Resolves when the entry is on disk. Entries that arrive during a write share the next one. */
  append(entry: object): Promise<void> {
    this.#pending.push(`${JSON.stringify(entry)}\n`);
    this.#nextWrite ??= this.#lastWrite.then(() => this.#write());
    return this.#nextWrite;
  }

  /** Replaces the file by one with these entries, which are on disk when this returns. Nothing can be appended afterwards. */
  close(entries: Iterable<object>): void {
    this.#pending = [];
    replaceFile(this.#file, entries);
    this.#lastWrite = (this.#nextWrite ?? this.#lastWrite).then(async () => (await this.#handle).close());
  }

  async #write(): Promise<void> {
    this.#lastWrite = this.#nextWrite ?? this.#lastWrite;
    this.#nextWrite = undefined;
    const lines = this.#pending.splice(0).join('');
    const handle = await this.#handle;
    await handle.appendFile(lines);
    await handle.datasync();
  }
}

/** Replaces the file atomically: a crash leaves the previous one. */
function replaceFile(file: string, entries: Iterable<object>): void {
  const next = `${file}.next`;
  const written = openSync(next, 'w', 0o600);
  try {
    writeSync(written, `${HEADER}\n`);
    for (const entry of entries) writeSync(written, `${JSON.stringify(entry)}\n`);
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  renameSync(next, file);
  // The rename is durable once the folder is synced.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function readIfExists(file: string): string {
  // Left by a crash before the rename; the log itself is complete.
  rmSync(`${file}.next`, { force: true });
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parseInto<Entry>(entries: Entry[], line: string, parse: (json: unknown) => Entry): boolean {
  try {
    entries.push(parse(JSON.parse(line)));
    return true;
  } catch {
    return false;
  }
}
