import { type ServiceError, status } from '@grpc/grpc-js';

/** An error without a code is INTERNAL. */
export function toServiceError(reason: unknown): Pick<ServiceError, 'code' | 'details'> {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const code = 'code' in error && typeof error.code === 'number' ? error.code : status.INTERNAL;
  return { code, details: error.message };
}
