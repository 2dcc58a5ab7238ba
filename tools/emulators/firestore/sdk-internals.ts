import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin/firestore'));
/** The package exports neither of these. */
const source = dirname(require.resolve('@google-cloud/firestore'));

/** Replaces `setTimeout` where the Admin SDK waits before it tries a transaction again. */
export const setRetryTimer: (timer: (retry: () => void, ms: number) => unknown) => void = require(
  `${source}/backoff.js`,
).setTimeoutHandler;

/** The protocol of Firestore, as JSON of protobuf.js: the Admin SDK's own, so that both match. */
export const protocol = require(`${source}/../protos/v1.json`);
