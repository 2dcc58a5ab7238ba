import { type ServiceError, status } from '@grpc/grpc-js';

/** As gRPC wants an error: what has no code of its own is ours. */
export function toServiceError(reason: unknown): Pick<ServiceError, 'code' | 'details'> {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const code = 'code' in error && typeof error.code === 'number' ? error.code : status.INTERNAL;
  return { code, details: error.message };
}
