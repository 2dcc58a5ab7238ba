import type { Readable } from 'node:stream';
import { status } from '@grpc/grpc-js';
import { Answers } from './answers';
import { Backend, type Keep, type StoredDocument } from './backend';
import type { DocumentState } from './document-state';
import { toServiceError } from './service-error';
import { type ReadRequest, TransactionReads } from './transaction-reads';
import { type AnyWrite, verifyWrites } from './verified-writes';

export interface CommitRequest {
  database?: string;
  transaction?: Uint8Array;
  writes?: AnyWrite[];
}

interface BatchWriteAnswer {
  writeResults: object[];
  status: object[];
}

/** How often a commit looks again at what its queries found, when other commits come between. */
const MAX_ROUNDS = 10;

/** A project's database: what the one in memory does, and what production does beyond it. */
export class Database {
  readonly #backend: Backend;
  readonly #reads: TransactionReads;
  readonly #answers: Answers;

  constructor(projectId: string, keep?: Keep) {
    this.#backend = new Backend(projectId, keep);
    this.#reads = new TransactionReads((method, request) => this.#backend.stream(method, request));
    this.#answers = new Answers(this.#backend);
  }

  begin(request: object): Promise<object> {
    return this.#backend.request('beginTransaction', { options: { readWrite: {} }, ...request });
  }

  rollback(request: CommitRequest): Promise<object> {
    this.#reads.forget(request.transaction);
    return this.#backend.request('rollback', request);
  }

  /** `check` is called at the moment of the commit; what it throws keeps it from happening. */
  async commit(request: CommitRequest, check?: () => void): Promise<object> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const version = this.#backend.version();
      const mayAbort = request.writes?.length && this.#reads.has(request.transaction);
      if (mayAbort && (await this.#reads.haveChanged(request.transaction))) break;
      // The commit happens right here, so that nothing comes between the look at the data and it.
      if (version === this.#backend.version()) {
        check?.();
        const writes = verifyWrites(request.writes ?? [], (path) => this.read(path));
        this.#reads.forget(request.transaction);
        return this.#backend.request('commit', { ...request, writes });
      }
    }
    await this.rollback(request);
    throw Object.assign(new Error('What a query of this transaction found is changing; try again.'), {
      code: status.ABORTED,
    });
  }

  /** Each write stands for itself: where the database in memory refuses all for one of them, they go one by one. */
  async batchWrite(request: CommitRequest): Promise<BatchWriteAnswer> {
    const writes = request.writes ?? [];
    try {
      return await this.#backend.request<BatchWriteAnswer>('batchWrite', request);
    } catch (error) {
      const { code, details } = toServiceError(error);
      if (writes.length <= 1) return { writeResults: [{}], status: [{ code, message: details }] };
      const answers: BatchWriteAnswer[] = [];
      for (const write of writes) answers.push(await this.batchWrite({ ...request, writes: [write] }));
      return {
        writeResults: answers.flatMap(({ writeResults }) => writeResults),
        status: answers.flatMap((answer) => answer.status),
      };
    }
  }

  /** `runQuery` or `runAggregationQuery`. */
  async query(method: string, request: ReadRequest): Promise<Readable> {
    if (isOfNow(request)) return this.#answers.to(method, request);
    const answers = await this.#backend.stream(method, request);
    this.#reads.note(method, request, answers);
    return answers;
  }

  /** Whole documents, whatever the mask. */
  batchGet(request: object): Promise<Readable> {
    return this.#backend.stream('batchGetDocuments', request);
  }

  async listCollectionIds(request: object): Promise<object> {
    return { collectionIds: await this.#backend.request('listCollectionIds', request) };
  }

  /** All at once and whole: the database in memory knows no pages here, and not the mask that the SDK sends. */
  async listDocuments({ parent, collectionId, showMissing }: Record<string, unknown>): Promise<object> {
    return { documents: await this.#backend.request('listDocuments', { parent, collectionId, showMissing }) };
  }

  /** Answers of one listener; ending the stream ends it. */
  listen(request: object): Promise<Readable & { end(): void }> {
    return this.#backend.stream('listen', request);
  }

  /** A document as it is right now, by its path. */
  read(path: string): StoredDocument {
    return this.#backend.read(path);
  }

  /** Every document as it is stored. */
  documents(): DocumentState[] {
    return this.#backend.documents();
  }

  /** Puts documents into the empty database as they were. */
  restore(documents: readonly DocumentState[]): Promise<void> {
    return this.#backend.restore(documents);
  }

  clear(): Promise<void> {
    const kept = this.#backend.clear();
    this.#answers.clear();
    return kept;
  }
}

/** Whether it is to be answered by what is stored now, outside of transactions. */
function isOfNow({ transaction, newTransaction, readTime }: ReadRequest): boolean {
  return !transaction && !newTransaction && !readTime;
}
