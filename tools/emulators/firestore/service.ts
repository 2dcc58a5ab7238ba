import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { protocol } from './sdk-internals';

const packages = fromJSON(protocol, { longs: String, enums: String, defaults: false, oneofs: true });

/** The definition in the JSON form of the Admin SDK's client. */
export const firestoreService = packages['google.firestore.v1.Firestore'] as ServiceDefinition;
