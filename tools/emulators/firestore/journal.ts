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

/** What a journal begins with, so that another version of this program knows what it has before it. */
const HEADER = '{"journal":"firestore","version":1}';

/** What a file said. */
interface Recovered<Entry> {
  readonly entries: readonly Entry[];
  /** What was wrong with it, and where it is kept; nothing of it is deleted. */
  readonly problem?: string;
}

/**
 * Reads a journal: a line an entry, which `parse` throws for where it is none. A last line that is not whole was never
 * answered, and is passed over.
 */
export function readJournal<Entry>(file: string, parse: (json: unknown) => Entry): Recovered<Entry> {
  const text = readIfAny(file);
  if (text === '') return { entries: [] };
  const [header, ...lines] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  if (header === undefined && HEADER.startsWith(text)) return { entries: [] };
  const entries: Entry[] = [];
  const isKnown = header === HEADER;
  const broken = isKnown ? lines.findIndex((line) => !readInto(entries, line, parse)) : 0;
  if (broken < 0) return { entries };
  const aside = `${file}.unreadable-${Date.now()}`;
  copyFileSync(file, aside);
  const reason = isKnown ? `its line ${broken + 2} cannot be read` : 'it is not of this version';
  const kept = `what stood before, ${entries.length} commits, is taken over`;
  return { entries, problem: `${file}: ${reason}; ${kept}. The whole file is kept as ${aside}` };
}

/** The entries on disk, to which more can be added. An entry is on disk when the promise of `append` resolves. */
export class Journal {
  readonly #file: string;
  readonly #handle: Promise<FileHandle>;
  #waiting: string[] = [];
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** Begins with these entries, in the place of what is there. */
  constructor(file: string, entries: Iterable<object>) {
    this.#file = file;
    putInPlace(file, entries);
    this.#handle = open(file, 'a');
  }

  /** Resolves once the entry is on disk; those that come while others are written share the next write. */
  append(entry: object): Promise<void> {
    this.#waiting.push(`${JSON.stringify(entry)}\n`);
    this.#next ??= this.#last.then(() => this.#write());
    return this.#next;
  }

  /** Puts these entries in the place of all; they are on disk when this returns, and nothing can be added any more. */
  end(entries: Iterable<object>): void {
    this.#waiting = [];
    putInPlace(this.#file, entries);
    this.#last = (this.#next ?? this.#last).then(async () => (await this.#handle).close());
  }

  async #write(): Promise<void> {
    this.#last = this.#next ?? this.#last;
    this.#next = undefined;
    const lines = this.#waiting.splice(0).join('');
    const handle = await this.#handle;
    await handle.appendFile(lines);
    await handle.datasync();
  }
}

/** A crash in the middle leaves the former file. */
function putInPlace(file: string, entries: Iterable<object>): void {
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
  // A new name is safe once its folder is.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function readIfAny(file: string): string {
  // Of a crash before it took the journal's place; that one is whole.
  rmSync(`${file}.next`, { force: true });
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function readInto<Entry>(entries: Entry[], line: string, parse: (json: unknown) => Entry): boolean {
  try {
    entries.push(parse(JSON.parse(line)));
    return true;
  } catch {
    return false;
  }
}
