import type { Metadata } from '@grpc/grpc-js';
import type { StructuredQuery } from './queries/structured-query';
import type { DatabaseApi } from './rules/guarded-database';

/** Every request has a resource name in one of these fields. */
export interface FirestoreRequest {
  database?: string;
  parent?: string;
}

/** Opens the database that a request names, with the access of its caller. */
export type Open = (request: FirestoreRequest, metadata: Metadata) => DatabaseApi;

/** Completes a query for the in-memory database. Throws when it has no index. */
export type Prepare = (query: StructuredQuery, aggregated?: readonly string[]) => StructuredQuery;
