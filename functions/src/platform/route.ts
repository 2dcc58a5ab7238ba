import type { Access, Endpoint, EndpointRequest, EndpointResult } from '@alnafitha/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { authorize, type Guard, type Session } from './access';
import { type Client, clientOf } from './client-ip';
import type { SessionTokens } from './cookies';
import { adminChanged } from './logs';
import { parseRequest, parseUrl, type UrlParts, urlOf } from './parse';

interface PublicContext {
  readonly client: Client;
  header(name: string): string | undefined;
  /** As sent by the browser, not verified. */
  readonly tokens: SessionTokens;
  /** Replaces the session cookie of the response. */
  setTokens(tokens: SessionTokens): void;
  /** Makes the browser clear its cached pages and responses, such as a page behind Back. */
  clearCache(): void;
}

/** The context of a handler: the session, if the endpoint requires one. */
export type Context<A extends Access> = A extends 'public'
  ? PublicContext
  : PublicContext & { readonly session: Session };

export interface RouteResult {
  readonly body: unknown;
  /** Present when the handler replaced them. */
  readonly tokens?: SessionTokens;
  readonly clearsCache?: boolean;
}

/** An endpoint with its handler, for `mount`. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Present on public cacheable endpoints: produces the response without a request. */
  readonly read?: (parts: UrlParts) => Promise<unknown>;
  respond(request: Request, tokens: SessionTokens, guard: Guard): Promise<RouteResult>;
}

/** Handles every endpoint in the same order: identify, authorise, parse, handle, parse the response. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (
    request: EndpointRequest<E>,
    context: Context<E['access']>,
  ) => EndpointResult<E> | Promise<EndpointResult<E>>,
): Route {
  return {
    endpoint,
    async respond(request, tokens, guard) {
      let newTokens: SessionTokens | undefined;
      let clearsCache = false;
      const session = await authorize(endpoint, tokens, guard);
      const context = {
        client: clientOf(request.headers),
        header: (name: string) => request.get(name),
        tokens,
        setTokens: (replacement: SessionTokens) => {
          newTokens = replacement;
        },
        clearCache: () => {
          clearsCache = true;
        },
        session,
      };
      const parsed = await parseRequest(endpoint, request);
      const body = endpoint.response.parse(await handle(parsed, context as Context<E['access']>));
      if (session && endpoint.access === 'admin' && endpoint.method !== 'GET') {
        adminChanged(session.id, `${endpoint.method} ${endpoint.path}`, idsOf(parsed as SentIds, body));
      }
      return { body, ...(newTokens && { tokens: newTokens }), clearsCache };
    },
  };
}

interface SentIds {
  readonly params?: unknown;
  readonly body?: unknown;
}

const WithIds = z.union([
  z.object({ id: z.string() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.string()) }).transform(({ ids }) => ids),
  z
    .object({ images: z.array(z.object({ id: z.string() })) })
    .transform(({ images }) => images.map(({ id }) => id)),
]);

/**
 * The ids of the changed entries: in the path, in the body of a bulk change, or in the response to a
 * creation.
 */
function idsOf({ params, body }: SentIds, response: unknown): readonly string[] {
  const parts = [params, body, response].map((part) => WithIds.safeParse(part));
  return parts.find(({ success }) => success)?.data ?? [];
}

type CacheableEndpoint = Endpoint & { readonly method: 'GET'; readonly access: 'public' };

/**
 * An endpoint with the same response for everybody, which caches may store. Its handler does not know
 * the caller and cannot set a cookie.
 */
export function cacheableRoute<const E extends CacheableEndpoint>(
  endpoint: E,
  handle: (request: EndpointRequest<E>) => EndpointResult<E> | Promise<EndpointResult<E>>,
): Route {
  const read = async (parts: UrlParts) =>
    endpoint.response.parse(await handle(parseUrl(endpoint, parts) as EndpointRequest<E>));
  return { endpoint, read, respond: respondWith(read) };
}

/** Responds with the cacheable result. */
export function respondWith(read: NonNullable<Route['read']>): Route['respond'] {
  return async (request) => ({ body: await read(urlOf(request)) });
}
