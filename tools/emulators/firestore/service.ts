import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

// The Admin SDK's own protocol definition, so that both match.
const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin/firestore'));
const protocol = require('@google-cloud/firestore/build/protos/v1.json');
const packages = fromJSON(protocol, { longs: String, enums: String, defaults: false, oneofs: true });

/** The definition in the JSON form of the Admin SDK's client. */
export const firestoreService = packages['google.firestore.v1.Firestore'] as ServiceDefinition;
