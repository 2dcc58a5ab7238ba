import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

// The protocol definition comes from the Admin SDK itself, so both always match.
const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin/firestore'));
const protocol = require('@google-cloud/firestore/build/protos/v1.json');
const packages = fromJSON(protocol, { longs: String, enums: String, defaults: false, oneofs: true });

/** `google.firestore.v1.Firestore`, in the JSON form that the Admin SDK's client uses. */
export const firestoreService = packages['google.firestore.v1.Firestore'] as ServiceDefinition;
