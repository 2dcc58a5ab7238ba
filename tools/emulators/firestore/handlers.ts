import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { assertOwner, refuseListeners, refuseWrites } from './access';
import type { Databases } from './databases';
import type { DeclaredIndexes } from './indexes/declared';
import { createMethods, type FirestoreRequest, type Streaming, type Unary } from './methods';
import { toServiceError } from './service-error';

/** Serves the methods by gRPC, which responds UNIMPLEMENTED to others. */
export function createHandlers(databases: Databases, indexes: DeclaredIndexes): UntypedServiceImplementation {
  const { unary, streaming } = createMethods(databases, indexes);
  return {
    BatchGetDocuments: streamed(streaming.batchGetDocuments),
    RunQuery: streamed(streaming.runQuery),
    RunAggregationQuery: streamed(streaming.runAggregationQuery),
    BeginTransaction: answered(unary.beginTransaction),
    Commit: answered(unary.commit),
    Rollback: answered(unary.rollback),
    BatchWrite: answered(unary.batchWrite),
    ListCollectionIds: answered(unary.listCollectionIds),
    ListDocuments: answered(unary.listDocuments),
    Listen: refuseListeners,
    Write: refuseWrites,
  };
}

function answered(method: Unary): handleUnaryCall<FirestoreRequest, object> {
  return (call, callback) => {
    const respond = async () => {
      assertOwner(call.metadata);
      return method(call.request);
    };
    respond().then(
      (value) => callback(null, value),
      (error) => callback(toServiceError(error)),
    );
  };
}

function streamed(method: Streaming): handleServerStreamingCall<FirestoreRequest, unknown> {
  return async (call) => {
    // The SDK's client retries three times, for seven seconds, if an error comes without headers.
    call.sendMetadata(new Metadata());
    try {
      assertOwner(call.metadata);
      const responses = await method(call.request);
      responses.on('error', (error) => call.emit('error', toServiceError(error)));
      // The in-memory database waits until its stream is drained.
      call.on('cancelled', () => responses.unpipe(call).resume());
      responses.pipe(call);
    } catch (error) {
      call.emit('error', toServiceError(error));
    }
  };
}
