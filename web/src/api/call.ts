import type { Endpoint, EndpointInput, EndpointReply } from '@alnafitha/contract';
import { ApiError } from './api-error';

interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Path and query string of a call; values that are absent or empty are left out. */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the API with the visitor's cookies and answers its parsed reply.
 * Throws ApiError for every answer that is not a success, TypeError when there was no answer at all.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers: Readonly<Record<string, string>> = {},
): Promise<EndpointReply<E>> {
  const parts: Parts = input ?? {};
  const hasBody = endpoint.body !== undefined;
  const response = await fetch(urlOf(endpoint, parts), {
    method: endpoint.method,
    credentials: 'include',
    headers: hasBody ? { 'Content-Type': 'application/json', ...headers } : headers,
    ...(hasBody && { body: JSON.stringify(parts.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return endpoint.reply.parse(JSON.parse(text)) as EndpointReply<E>;
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
