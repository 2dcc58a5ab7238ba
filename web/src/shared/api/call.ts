import type { Endpoint, EndpointInput, EndpointReply } from '@alnafitha/contract';
import { ApiError } from './api-error';
import { request } from './request';

/** Like `request`, with the reply parsed by the endpoint's schema. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers: Readonly<Record<string, string>> = {},
): Promise<EndpointReply<E>> {
  return endpoint.reply.parse(await request(endpoint, input, { headers })) as EndpointReply<E>;
}

/**
 * Like `call` for reading who is signed in: null when nobody is (401), or somebody without that role (403), which
 * is no error.
 */
export async function callForSession<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointReply<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
