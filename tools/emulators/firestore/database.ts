import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { status } from '@grpc/grpc-js';
import { Backend } from './backend';
import type { DocumentState } from './export';
import { QueryCache } from './query-cache';
import { toServiceError } from './service-error';
import { type ReadRequest, TransactionReads } from './transaction-reads';
import type { Triggers } from './triggers';

interface CommitRequest {
  database?: string;
  transaction?: Uint8Array;
  writes?: Write[];
}

interface Write {
  update?: { name?: string };
  delete?: string;
}

interface BatchWriteResponse {
  writeResults: object[];
  status: object[];
}

/** How often a commit repeats its queries when other commits interleave. */
const MAX_ATTEMPTS = 10;

/** Adds what production does beyond the in-memory database. */
export class Database {
  readonly #backend: Backend;
  readonly #reads: TransactionReads;
  readonly #queryCache: QueryCache;

  readonly #projectId: string;
  readonly #triggers: Triggers;

  constructor(projectId: string, triggers: Triggers) {
    this.#projectId = projectId;
    this.#triggers = triggers;
    this.#backend = new Backend(projectId);
    this.#reads = new TransactionReads((method, request) => this.#backend.stream(method, request));
    this.#queryCache = new QueryCache(this.#backend);
  }

  begin(request: object): Promise<object> {
    return this.#backend.request('beginTransaction', { options: { readWrite: {} }, ...request });
  }

  rollback(request: CommitRequest): Promise<object> {
    this.#reads.forget(request.transaction);
    return this.#backend.request('rollback', request);
  }

  async commit(request: CommitRequest): Promise<object> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const version = this.#backend.version();
      const mayAbort = request.writes?.length && this.#reads.has(request.transaction);
      if (mayAbort && (await this.#reads.haveChanged(request.transaction))) break;
      // The commit starts synchronously, so that no other one can interleave.
      if (version === this.#backend.version()) {
        this.#reads.forget(request.transaction);
        return this.#write('commit', request);
      }
    }
    await this.rollback(request);
    throw Object.assign(new Error('The query results of this transaction are changing; try again.'), {
      code: status.ABORTED,
    });
  }

  /** Applies writes one by one if the in-memory database rejects all for an invalid one. */
  async batchWrite(request: CommitRequest): Promise<BatchWriteResponse> {
    const writes = request.writes ?? [];
    try {
      return await this.#write<BatchWriteResponse>('batchWrite', request);
    } catch (error) {
      const { code, details } = toServiceError(error);
      if (writes.length <= 1) return { writeResults: [{}], status: [{ code, message: details }] };
      const responses: BatchWriteResponse[] = [];
      for (const write of writes) responses.push(await this.batchWrite({ ...request, writes: [write] }));
      return {
        writeResults: responses.flatMap(({ writeResults }) => writeResults),
        status: responses.flatMap((response) => response.status),
      };
    }
  }

  /** Commits writes, and delivers changed documents to the triggers. */
  async #write<Response = object>(method: string, request: CommitRequest): Promise<Response> {
    const names = (request.writes ?? []).map((write) => write.update?.name ?? write.delete);
    const paths = new Set(names.flatMap((name) => name?.split('/documents/')[1] ?? []));
    const watched = [...paths]
      .filter((path) => this.#triggers.watches(this.#projectId, path))
      .map((path) => ({ path, before: this.#backend.document(path) }));
    // The call applies the writes before it returns.
    const response = await this.#backend.request<Response>(method, request);
    for (const { path, before } of watched) {
      const after = this.#backend.document(path);
      if (isDeepStrictEqual(before?.fields, after?.fields)) continue;
      this.#triggers.deliver(this.#projectId, { path, before, after });
    }
    return response;
  }

  /** `runQuery` or `runAggregationQuery`. */
  async query(method: string, request: ReadRequest): Promise<Readable> {
    if (readsCurrentData(request)) return this.#queryCache.run(method, request);
    const responses = await this.#backend.stream(method, request);
    this.#reads.record(method, request, responses);
    return responses;
  }

  /** Returns whole documents and ignores a field mask. */
  batchGet(request: object): Promise<Readable> {
    return this.#backend.stream('batchGetDocuments', request);
  }

  async listCollectionIds(request: object): Promise<{ collectionIds: object }> {
    return { collectionIds: await this.#backend.request('listCollectionIds', request) };
  }

  /** Ignores paging and the field mask, which the in-memory database does not have here. */
  async listDocuments({
    parent,
    collectionId,
    showMissing,
  }: Record<string, unknown>): Promise<{ documents: object }> {
    return { documents: await this.#backend.request('listDocuments', { parent, collectionId, showMissing }) };
  }

  version(): number {
    return this.#backend.version();
  }

  documents(): DocumentState[] {
    return this.#backend.documents();
  }

  restore(documents: readonly DocumentState[]): Promise<void> {
    return this.#backend.restore(documents);
  }

  clear(): void {
    this.#backend.clear();
    this.#queryCache.clear();
  }
}

/** True outside of transactions. */
function readsCurrentData({ transaction, newTransaction, readTime }: ReadRequest): boolean {
  return !transaction && !newTransaction && !readTime;
}
