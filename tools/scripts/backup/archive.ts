import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Failure } from '../process/failure';
import { onInterruption } from '../process/interruption';

/** The manifest's line about another entry. */
export interface Sum {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

type Chunks = AsyncIterable<Uint8Array>;

export interface Archive {
  add(name: string, content: string): Promise<void>;
  addStream(name: string, bytes: number, content: Chunks): Promise<void>;
  /** The entries so far, in order. */
  readonly sums: readonly Sum[];
}

/**
 * Writes a `.tar.gz` readable by its owner only, under a temporary name until it is complete: a failure or an interruption leaves no
 * file. Throws when the file exists.
 */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Failure(`${file} is there already.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const forget = onInterruption(() => rmSync(part, { force: true }));
  const tar = pack();
  const output = createWriteStream(part, { fd: openSync(part, 'wx', 0o600), flush: true });
  const written = pipeline(tar, createGzip(), output);
  const sums: Sum[] = [];

  async function addStream(
    name: string,
    bytes: number,
    content: Chunks | Iterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size: bytes, mode: 0o600 });
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end(undefined);
    await once(entry, 'close');
    sums.push({ name, bytes, sha256: hash.digest('hex') });
  }

  const add = (name: string, content: string) => {
    const bytes = Buffer.from(content);
    return addStream(name, bytes.length, [bytes]);
  };
  try {
    await Promise.race([fill({ add, addStream, sums }), written]);
    tar.finalize();
    await written;
    renameSync(part, file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    rmSync(part, { force: true });
    throw error;
  } finally {
    forget();
  }
}

/** Yields each entry, whose content must be read. Throws for an incomplete archive. */
export async function readArchive(
  file: string,
  take: (name: string, content: Chunks) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  async function takeAll(): Promise<void> {
    for await (const entry of tar) await take(entry.header.name, chunksOf(entry));
  }
  const outcomes = await Promise.allSettled([takeAll(), read]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The type does not say what the chunks are. */
async function* chunksOf(entry: AsyncIterable<unknown>): Chunks {
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) throw new Error('An entry holds something else than bytes.');
    yield chunk;
  }
}
