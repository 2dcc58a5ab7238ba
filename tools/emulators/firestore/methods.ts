import type { Readable } from 'node:stream';
import type { Database } from './database';
import { type Databases, projectOf } from './databases';
import { assertIndexed } from './indexes/assert-indexed';
import type { DeclaredIndexes } from './indexes/declared';
import { completeQuery } from './queries/complete-query';
import type { StructuredQuery } from './queries/structured-query';

/** Every request has one of these resource names. */
export interface FirestoreRequest {
  database?: string;
  parent?: string;
}

interface QueryRequest extends FirestoreRequest {
  structuredQuery?: StructuredQuery;
}

interface AggregationRequest extends FirestoreRequest {
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
}

interface Aggregation {
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}

/** Firestore's methods on the in-memory databases, by the names that the Admin SDK uses. */
export function createMethods(databases: Databases, indexes: DeclaredIndexes) {
  const open = ({ database, parent }: FirestoreRequest): Database =>
    databases.open(projectOf(database ?? parent ?? ''));
  /** Throws when the query has no index. */
  const prepare = (query: StructuredQuery, aggregated?: readonly string[]): StructuredQuery => {
    const complete = completeQuery(query);
    assertIndexed(query, indexes, aggregated);
    return complete;
  };
  return {
    unary: {
      beginTransaction: async (request) => open(request).begin(request),
      commit: async (request) => open(request).commit(request),
      rollback: async (request) => open(request).rollback(request),
      batchWrite: async (request) => open(request).batchWrite(request),
      listCollectionIds: async (request) => open(request).listCollectionIds(request),
      listDocuments: async (request) => open(request).listDocuments({ ...request }),
    } satisfies Record<string, Unary>,
    streaming: {
      batchGetDocuments: async (request) => open(request).batchGet(request),
      runQuery: async (request: QueryRequest) => {
        const structuredQuery = prepare(request.structuredQuery ?? {});
        return open(request).query('runQuery', { ...request, structuredQuery });
      },
      runAggregationQuery: async (request: AggregationRequest) => {
        const { structuredQuery = {}, ...rest } = request.structuredAggregationQuery ?? {};
        const prepared = prepare(structuredQuery, aggregatedFields(rest.aggregations ?? []));
        const structuredAggregationQuery = { ...rest, structuredQuery: prepared };
        return open(request).query('runAggregationQuery', { ...request, structuredAggregationQuery });
      },
    } satisfies Record<string, Streaming>,
  };
}

export type Unary = (request: FirestoreRequest) => Promise<object>;
/** The stream is paused. */
export type Streaming = (request: FirestoreRequest) => Promise<Readable>;

function aggregatedFields(aggregations: readonly Aggregation[]): string[] {
  return aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
}
