import { Readable } from 'node:stream';
import { serialize } from 'node:v8';
import type { Backend } from './backend';
import type { ReadRequest } from './transaction-reads';

/** Limits the memory while nothing is written. */
const MAX_CACHED_RESULTS = 20_000;

/** Results stay until the next commit: the in-memory database counts ten thousand documents in a second or two. */
export class QueryCache {
  readonly #results = new Map<string, Promise<object[]>>();
  #version = 0;
  #cachedCount = 0;

  constructor(private readonly backend: Backend) {}

  /** Queries must be outside of transactions. */
  async run(method: string, request: ReadRequest): Promise<Readable> {
    if (this.#version !== this.backend.version()) this.clear();
    // Unlike JSON, this distinguishes NaN, the infinities and null.
    const key = serialize([method, request]).toString('base64');
    const results = this.#results.get(key) ?? this.#run(method, request);
    this.#results.set(key, results);
    return Readable.from(await results);
  }

  /** Clearing the database resets its version, which the cache would not notice. */
  clear(): void {
    this.#results.clear();
    this.#version = this.backend.version();
    this.#cachedCount = 0;
  }

  async #run(method: string, request: ReadRequest): Promise<object[]> {
    const results = await (await this.backend.stream(method, request)).toArray();
    this.#cachedCount += results.length;
    if (this.#cachedCount > MAX_CACHED_RESULTS) this.clear();
    return results;
  }
}
