import compression from 'compression';
import express, { type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { contactRoutes } from './contact/routes';
import { createEnquiryStore } from './contact/store';
import { healthRoutes } from './health/routes';
import { messageRoutes } from './messages/routes';
import { createMessageStore } from './messages/store';
import { readRawBody } from './platform/body';
import { defaultHeaders } from './platform/caching';
import { answerFailure, refuseUnknownPath } from './platform/failures';
import { mount } from './platform/mount';
import { requireOwnOrigin } from './platform/origin';
import { createGuard } from './session/guard';
import type { Identity } from './session/identity';
import { sessionRoutes } from './session/routes';
import { createSessionStore } from './session/store';
import type { SessionAuth } from './session/tokens';

/** What the app stands on; tests pass emulator clients and a clock of their own. */
export interface Dependencies {
  readonly db: Firestore;
  readonly auth: SessionAuth;
  readonly identity: Identity;
  readonly clock: () => Date;
  /** Origins beside our own whose pages may change something. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds within which a request is answered. */
  readonly deadline: number;
  /** Whether the session cookie is sent over HTTPS only. */
  readonly secureCookies: boolean;
}

/** The whole API; mounts every route under the path that its endpoint names. */
export function createApp(dependencies: Dependencies): Express {
  const { db, auth } = dependencies;
  const sessions = createSessionStore(db);
  const routes = [
    ...healthRoutes(),
    ...sessionRoutes({ ...dependencies, store: sessions }),
    ...contactRoutes({ ...dependencies, store: createEnquiryStore(db) }),
    ...messageRoutes(createMessageStore(db)),
  ];

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // nothing is stored that could be compared with it
  app.use(defaultHeaders, compression(), readRawBody, requireOwnOrigin(dependencies.allowedOrigins));
  app.use(mount(routes, { ...dependencies, guard: createGuard(auth, sessions) }));
  app.use(refuseUnknownPath, answerFailure);
  return app;
}
