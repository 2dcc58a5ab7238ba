import type { Readable } from 'node:stream';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { assertOwner, refuseListeners, refuseWrites } from './access';
import type { Database } from './database';
import { type Databases, projectOf } from './databases';
import { assertIndexed } from './indexes/assert-indexed';
import type { DeclaredIndexes } from './indexes/declared';
import { completeQuery } from './queries/complete-query';
import type { StructuredQuery } from './queries/structured-query';
import { toServiceError } from './service-error';

/** Every request has one of these resource names. */
interface FirestoreRequest {
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

/** Firestore's methods on the in-memory databases. gRPC responds UNIMPLEMENTED to others. */
export function createHandlers(databases: Databases, indexes: DeclaredIndexes): UntypedServiceImplementation {
  const open = (request: FirestoreRequest, metadata: Metadata): Database => {
    assertOwner(metadata);
    return databases.open(projectOf(request.database ?? request.parent ?? ''));
  };
  /** Throws when the query has no index. */
  const prepare = (query: StructuredQuery, aggregated?: readonly string[]): StructuredQuery => {
    const complete = completeQuery(query);
    assertIndexed(query, indexes, aggregated);
    return complete;
  };

  function unary(
    handle: (database: Database, request: FirestoreRequest) => Promise<object>,
  ): handleUnaryCall<FirestoreRequest, object> {
    return (call, callback) => {
      const respond = async () => handle(open(call.request, call.metadata), call.request);
      respond().then(
        (value) => callback(null, value),
        (error) => callback(toServiceError(error)),
      );
    };
  }

  function streaming<Request extends FirestoreRequest>(
    handle: (database: Database, request: Request) => Promise<Readable>,
  ): handleServerStreamingCall<Request, unknown> {
    return async (call) => {
      // The SDK's client retries three times, for seven seconds, if an error comes without headers.
      call.sendMetadata(new Metadata());
      try {
        const responses = await handle(open(call.request, call.metadata), call.request);
        responses.on('error', (error) => call.emit('error', toServiceError(error)));
        // The in-memory database waits until its stream is drained.
        call.on('cancelled', () => responses.unpipe(call).resume());
        responses.pipe(call);
      } catch (error) {
        call.emit('error', toServiceError(error));
      }
    };
  }

  return {
    BatchGetDocuments: streaming((database, request) => database.batchGet(request)),
    RunQuery: streaming((database, request: QueryRequest) => {
      const structuredQuery = prepare(request.structuredQuery ?? {});
      return database.query('runQuery', { ...request, structuredQuery });
    }),
    RunAggregationQuery: streaming((database, request: AggregationRequest) => {
      const { structuredQuery = {}, ...rest } = request.structuredAggregationQuery ?? {};
      const prepared = prepare(structuredQuery, aggregatedFields(rest.aggregations ?? []));
      const structuredAggregationQuery = { ...rest, structuredQuery: prepared };
      return database.query('runAggregationQuery', { ...request, structuredAggregationQuery });
    }),
    BeginTransaction: unary((database, request) => database.begin(request)),
    Commit: unary((database, request) => database.commit(request)),
    Rollback: unary((database, request) => database.rollback(request)),
    BatchWrite: unary((database, request) => database.batchWrite(request)),
    ListCollectionIds: unary((database, request) => database.listCollectionIds(request)),
    ListDocuments: unary((database, request) => database.listDocuments({ ...request })),
    Listen: refuseListeners,
    Write: refuseWrites,
  };
}

function aggregatedFields(aggregations: readonly Aggregation[]): string[] {
  return aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
}
