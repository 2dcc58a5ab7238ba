import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

// The Admin SDK ships the protocol that it speaks, so that both always agree.
const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin/firestore'));
const protocol = structuredClone(require('@google-cloud/firestore/build/protos/v1.json'));

// Other clients also send this, for a document that a transaction has only read; the Admin SDK has left it out.
const { Write } = protocol.nested.google.nested.firestore.nested.v1.nested;
Write.fields.verify = { type: 'string', id: 5 };
Write.oneofs.operation.oneof.push('verify');

const packages = fromJSON(protocol, { longs: String, enums: String, defaults: false, oneofs: true });

/** `google.firestore.v1.Firestore`, in the JSON form that the Admin SDK's own client uses. */
export const firestoreService = packages['google.firestore.v1.Firestore'] as ServiceDefinition;
