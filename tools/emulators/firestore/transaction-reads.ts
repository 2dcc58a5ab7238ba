import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface ReadRequest {
  parent?: string;
  transaction?: Uint8Array;
  newTransaction?: object;
  readTime?: object;
  structuredQuery?: object;
  structuredAggregationQuery?: object;
}

interface ReadResponse {
  transaction?: Uint8Array;
  document?: { name?: string; updateTime?: object };
  result?: object;
}

type Run = (method: string, request: ReadRequest) => Promise<Readable>;

interface Read {
  readonly repeat: () => Promise<Readable>;
  readonly results: string[];
}

/** Production detects new results of a transaction's queries, the in-memory database only read documents. */
export class TransactionReads {
  readonly #reads = new Map<string, Read[]>();

  constructor(private readonly run: Run) {}

  /** Records a transaction's results while they are streamed. */
  record(method: string, request: ReadRequest, responses: Readable): void {
    if (!request.transaction && !request.newTransaction) return;
    const { transaction, newTransaction: _, ...query } = request;
    const results: string[] = [];
    const read: Read = { repeat: () => this.run(method, query), results };
    let key = keyOf(transaction);
    if (key) this.#add(key, read);
    responses.on('data', (response: ReadResponse) => {
      if (!key) {
        key = keyOf(response.transaction);
        if (key) this.#add(key, read);
      }
      results.push(...fingerprintsOf(response));
    });
  }

  has(transaction: Uint8Array | undefined): boolean {
    return this.#reads.has(keyOf(transaction));
  }

  async haveChanged(transaction: Uint8Array | undefined): Promise<boolean> {
    for (const { repeat, results } of this.#reads.get(keyOf(transaction)) ?? []) {
      const now = await collect(await repeat());
      if (now.join('\n') !== results.join('\n')) return true;
    }
    return false;
  }

  forget(transaction: Uint8Array | undefined): void {
    this.#reads.delete(keyOf(transaction));
  }

  #add(key: string, read: Read): void {
    this.#reads.set(key, [...(this.#reads.get(key) ?? []), read]);
  }
}

async function collect(responses: Readable): Promise<string[]> {
  const results: string[] = [];
  responses.on('data', (response: ReadResponse) => results.push(...fingerprintsOf(response)));
  responses.resume();
  await once(responses, 'end');
  return results;
}

function fingerprintsOf({ document, result }: ReadResponse): string[] {
  if (document) return [`${document.name} ${JSON.stringify(document.updateTime)}`];
  return result ? [JSON.stringify(result)] : [];
}

function keyOf(transaction: Uint8Array | undefined): string {
  return transaction ? Buffer.from(transaction).toString('base64') : '';
}
