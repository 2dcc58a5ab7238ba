import { Readable } from 'node:stream';
import { serialize } from 'node:v8';
import type { Backend } from './backend';
import type { ReadRequest } from './transaction-reads';

/** How many answers are kept at most, where nothing is written for long. */
const MAX_KEPT = 20_000;

/**
 * What queries and aggregations found, kept until the next commit. Production finds it in an index, while the database
 * in memory sorts the whole collection each time: counting ten thousand documents takes it a second or two.
 */
export class Answers {
  readonly #found = new Map<string, Promise<object[]>>();
  #version = 0;
  #kept = 0;

  constructor(private readonly backend: Backend) {}

  /** Answers a request outside of transactions. */
  async to(method: string, request: ReadRequest): Promise<Readable> {
    if (this.#version !== this.backend.version()) this.clear();
    // Unlike JSON, this tells NaN, the infinities and null apart.
    const key = serialize([method, request]).toString('base64');
    const found = this.#found.get(key) ?? this.#find(method, request);
    this.#found.set(key, found);
    return Readable.from(await found);
  }

  /** For when the versions begin anew, too. */
  clear(): void {
    this.#found.clear();
    this.#version = this.backend.version();
    this.#kept = 0;
  }

  async #find(method: string, request: ReadRequest): Promise<object[]> {
    const found = await (await this.backend.stream(method, request)).toArray();
    this.#kept += found.length;
    if (this.#kept > MAX_KEPT) this.clear();
    return found;
  }
}
