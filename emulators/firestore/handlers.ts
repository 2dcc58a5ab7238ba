import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  ServiceError,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { Metadata, status } from '@grpc/grpc-js';
import { authorise } from './access';
import { type Backend, type Databases, projectOf } from './databases';
import { assertIndexed } from './indexes/assert-indexed';
import type { DeclaredIndexes } from './indexes/declared';
import type { StructuredQuery } from './indexes/query';
import { listen } from './listen';

/** What all requests have in common: a resource name in one of these fields. */
export interface FirestoreRequest {
  database?: string;
  parent?: string;
  name?: string;
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
  collectionId?: string;
  showMissing?: boolean;
}

/** The backend of the project that a request names, if the caller may use it. */
export type Open = (request: FirestoreRequest, metadata: Metadata) => Backend;

/** As gRPC wants an error: what has no code of its own is ours. */
export function toServiceError(reason: unknown): Partial<ServiceError> {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const code = 'code' in error && typeof error.code === 'number' ? error.code : status.INTERNAL;
  return { code, details: error.message };
}

const TAG = 'stand-in';

/** Firestore's methods over the databases in memory; what is missing here gRPC answers with UNIMPLEMENTED. */
export function createHandlers(databases: Databases, indexes: DeclaredIndexes): UntypedServiceImplementation {
  const open: Open = (request, metadata) => {
    authorise(metadata);
    return databases.backend(projectOf(request.database ?? request.parent ?? request.name ?? ''));
  };

  /** `ask` and `reply` bridge the places where the backend's shapes are not the protocol's. */
  function unary(
    method: string,
    ask: (request: FirestoreRequest) => object = (request) => request,
    reply: (answer: unknown) => unknown = (answer) => answer,
  ): handleUnaryCall<FirestoreRequest, unknown> {
    return (call, callback) => {
      const answer = async () =>
        reply(await open(call.request, call.metadata).request(method, ask(call.request), TAG));
      answer().then(
        (value) => callback(null, value),
        (error) => callback(toServiceError(error)),
      );
    };
  }

  function streaming(method: string): handleServerStreamingCall<FirestoreRequest, unknown> {
    return async (call) => {
      // An error without headers before it makes the SDK's client ask three more times, for seven seconds.
      call.sendMetadata(new Metadata());
      try {
        const backend = open(call.request, call.metadata);
        const query =
          call.request.structuredQuery ?? call.request.structuredAggregationQuery?.structuredQuery;
        if (query) assertIndexed(query, indexes);
        const answers = await backend.requestStream(method, false, call.request, TAG);
        answers.on('error', (error) => call.emit('error', toServiceError(error)));
        answers.pipe(call);
      } catch (error) {
        call.emit('error', toServiceError(error));
      }
    };
  }

  const handlers = {
    BatchGetDocuments: streaming('batchGetDocuments'),
    RunQuery: streaming('runQuery'),
    RunAggregationQuery: streaming('runAggregationQuery'),
    BeginTransaction: unary('beginTransaction'),
    Commit: unary('commit'),
    Rollback: unary('rollback'),
    BatchWrite: unary('batchWrite'),
    ListCollectionIds: unary(
      'listCollectionIds',
      (request) => request,
      (collectionIds) => ({ collectionIds }),
    ),
    // The mask that the SDK sends (no fields) is not understood below, and the documents come whole instead.
    ListDocuments: unary(
      'listDocuments',
      ({ parent, collectionId, showMissing }) => ({ parent, collectionId, showMissing }),
      (documents) => ({ documents }),
    ),
    Listen: ((call) => listen(call, open, indexes)) satisfies handleBidiStreamingCall<unknown, unknown>,
  };
  return handlers;
}
