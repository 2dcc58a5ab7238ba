import type { Endpoint, EndpointInput, EndpointResponse } from '@alnafitha/contract';
import { ApiError } from './api-error';
import { request } from './request';

/** Like `request`, with the response parsed by the endpoint's schema. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers: Readonly<Record<string, string>> = {},
): Promise<EndpointResponse<E>> {
  return endpoint.response.parse(await request(endpoint, input, { headers })) as EndpointResponse<E>;
}

/**
 * Like `call`, for reading the signed-in user. Returns null when nobody is signed in (401) or the user lacks the role (403).
 */
export async function callForSession<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
