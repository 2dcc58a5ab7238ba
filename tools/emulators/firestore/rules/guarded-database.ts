import { type Readable, Transform } from 'node:stream';
import type { CommitRequest, Database } from '../database';
import type { ReadRequest } from '../transaction-reads';
import { deny, type Gate, type RulesQuery } from './gate';

interface QueryRequest extends ReadRequest {
  structuredQuery?: RulesQuery;
  structuredAggregationQuery?: { structuredQuery?: RulesQuery };
}

interface ListenRequest {
  addTarget?: {
    documents?: { documents?: string[] };
    query?: { parent?: string; structuredQuery?: RulesQuery };
  };
}

/** The database operations behind the methods of Firestore's API. */
export type DatabaseApi = Pick<
  Database,
  | 'begin'
  | 'rollback'
  | 'commit'
  | 'batchWrite'
  | 'query'
  | 'batchGet'
  | 'listCollectionIds'
  | 'listDocuments'
  | 'listen'
>;

/** A database for callers who are subject to the rules. It denies the methods that only the Admin SDK calls. */
export class GuardedDatabase implements DatabaseApi {
  constructor(
    private readonly database: Database,
    private readonly gate: Gate,
  ) {}

  begin(request: object): Promise<object> {
    return this.database.begin(request);
  }

  rollback(request: CommitRequest): Promise<object> {
    return this.database.rollback(request);
  }

  commit(request: CommitRequest): Promise<object> {
    return this.database.commit(request, () => this.gate.write(request.writes ?? []));
  }

  async query(method: string, request: QueryRequest): Promise<Readable> {
    const query = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery ?? {};
    this.gate.list(request.parent ?? '', query);
    return this.database.query(method, request);
  }

  async batchGet(request: { documents?: string[] }): Promise<Readable> {
    for (const name of request.documents ?? []) this.gate.get(name);
    return this.database.batchGet(request);
  }

  /** Checks the rules again for each response, because a document may change to one that the listener may not read. */
  async listen(request: ListenRequest): Promise<Readable & { end(): void }> {
    const { documents, query } = request.addTarget ?? {};
    const check = () => {
      for (const name of documents?.documents ?? []) this.gate.get(name);
      if (query) this.gate.list(query.parent ?? '', query.structuredQuery ?? {});
    };
    check();
    const responses = await this.database.listen(request);
    const checked = new Transform({
      objectMode: true,
      transform(response: object, _encoding, done) {
        try {
          check();
          done(null, response);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    responses.on('error', (error) => checked.destroy(error));
    checked.on('close', () => responses.end());
    return responses.pipe(checked);
  }

  batchWrite = denyMethod;
  listCollectionIds = denyMethod;
  listDocuments = denyMethod;
}

async function denyMethod(): Promise<never> {
  return deny('Only the Admin SDK may call this method.');
}
