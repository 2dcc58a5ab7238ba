import type { Readable } from 'node:stream';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { callerOf, isOwner } from './access';
import { type Databases, projectOf } from './databases';
import { assertIndexed } from './indexes/assert-indexed';
import type { DeclaredIndexes } from './indexes/declared';
import { listen } from './listen';
import { completeQuery } from './queries/complete-query';
import type { StructuredQuery } from './queries/structured-query';
import type { FirestoreRequest, Open, Prepare } from './requests';
import { Gate } from './rules/gate';
import { type DatabaseApi, GuardedDatabase } from './rules/guarded-database';
import type { ProjectRules } from './rules/project-rules';
import { fromStored } from './rules/stored-value';
import { toServiceError } from './service-error';
import { write } from './write';

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

/** Firestore's methods on the in-memory databases. gRPC responds UNIMPLEMENTED to any other method. */
export function createHandlers(
  databases: Databases,
  indexes: DeclaredIndexes,
  rules: ProjectRules,
): UntypedServiceImplementation {
  const open: Open = (request, metadata) => {
    const projectId = projectOf(request.database ?? request.parent ?? '');
    const database = databases.open(projectId);
    if (isOwner(metadata)) return database;
    const read = (path: string) => {
      const { data } = database.read(path);
      return data ? fromStored(data) : null;
    };
    const sources = { ruleset: () => rules.of(projectId), read, now: Date.now };
    return new GuardedDatabase(database, new Gate(sources, callerOf(metadata)));
  };
  const prepare: Prepare = (query, aggregated) => {
    const complete = completeQuery(query);
    assertIndexed(query, indexes, aggregated);
    return complete;
  };

  function unary(
    handle: (database: DatabaseApi, request: FirestoreRequest) => Promise<object>,
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
    handle: (database: DatabaseApi, request: Request) => Promise<Readable>,
  ): handleServerStreamingCall<Request, unknown> {
    return async (call) => {
      // When an error comes without headers, the SDK's client retries three times, for seven seconds.
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
    Listen: listen(open, prepare),
    Write: write(open),
  };
}

function aggregatedFields(aggregations: readonly Aggregation[]): string[] {
  return aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
}
