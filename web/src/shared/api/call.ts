import type { Endpoint, EndpointInput, EndpointResponse } from '@alnafitha/contract';
import { ApiError } from './api-error';
import { REQUEST_TIMEOUT } from './timeout';

type Send = (url: string, init: RequestInit) => Promise<Response>;

let transport: Send = (url, init) => fetch(url, init);

const send: Send = (url, init) => transport(url, init);

/** Replaces the network, for a server whose process includes the API. */
export function setTransport(replacement: Send): void {
  transport = replacement;
}

/** Method and path without schemas; the compiler checks them against the contract. */
export type EndpointRoute<E extends Endpoint> = Pick<E, 'method' | 'path'>;

interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Omits undefined and empty values. */
export function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

interface Options {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/**
 * Sends a request with cookies. No schema in the browser: the API has parsed the response. Throws ApiError
 * for an error status, TypeError without a response, and a DOMException named TimeoutError.
 */
export async function call<E extends Endpoint>(
  route: E | EndpointRoute<E>,
  input: EndpointInput<E>,
  { headers = {}, signal }: Options = {},
): Promise<EndpointResponse<E>> {
  const parts: Parts = input ?? {};
  const hasBody = parts.body !== undefined;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  const response = await send(urlOf(route.path, parts), {
    method: route.method,
    credentials: 'include',
    headers: hasBody ? { 'Content-Type': 'application/json', ...headers } : headers,
    ...(hasBody && { body: JSON.stringify(parts.body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text);
}

/** `call` that returns `null` for a 404. */
export async function callOrNull<E extends Endpoint>(
  route: EndpointRoute<E>,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | null> {
  try {
    return await call(route, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
