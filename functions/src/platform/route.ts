import type { Access, Endpoint, EndpointRequest, EndpointResult, PanelEventKind } from '@alnafitha/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { authorize, type Guard, type PanelSession, type Session } from './access';
import { type Client, clientOf } from './client-ip';
import type { SessionTokens } from './cookies';
import { adminChanged } from './logs';
import { parseRequest, parseUrl, type UrlParts, urlOf } from './parse';

interface PublicContext {
  readonly client: Client;
  header(name: string): string | undefined;
  /** The tokens as sent by the browser, not verified. */
  readonly tokens: SessionTokens;
  setTokens(tokens: SessionTokens): void;
  /** Makes the browser clear its cached pages, such as one behind Back. */
  clearCache(): void;
}

export type Context<A extends Access> = A extends 'public'
  ? PublicContext
  : PublicContext & { readonly session: A extends 'user' ? Session : PanelSession };
/** Of an endpoint of the panel. */
export type PanelContext = Context<'panel'>;

interface RouteResult {
  readonly body: unknown;
  readonly tokens?: SessionTokens;
  readonly clearsCache?: boolean;
}

/** Stores what an administrator did. */
export type RecordEvent = (
  context: PanelContext,
  event: { readonly kind: PanelEventKind; readonly area: string; readonly ids: readonly string[] },
) => Promise<void>;

export interface Route {
  readonly endpoint: Endpoint;
  /** Responds without a request; only cacheable endpoints have it. */
  readonly read?: (parts: UrlParts) => Promise<unknown>;
  respond(request: Request, tokens: SessionTokens, guard: Guard, record?: RecordEvent): Promise<RouteResult>;
}

/** Handles every endpoint in one order: identify, authorize, parse, handle, parse the response. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (
    request: EndpointRequest<E>,
    context: Context<E['access']>,
  ) => EndpointResult<E> | Promise<EndpointResult<E>>,
): Route {
  return {
    endpoint,
    async respond(request, tokens, guard, record) {
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
      if (endpoint.event)
        await recordEvent(endpoint.event, context as PanelContext, parsed as SentIds, body, record);
      if (session?.role && endpoint.method !== 'GET') {
        adminChanged(session.id, `${endpoint.method} ${endpoint.path}`, idsOf(parsed as SentIds, body));
      }
      return { body, ...(newTokens && { tokens: newTokens }), clearsCache };
    },
  };
}

async function recordEvent(
  { kind, area, isContinued }: NonNullable<Endpoint['event']>,
  context: PanelContext,
  request: SentIds,
  response: unknown,
  record: RecordEvent | undefined,
): Promise<void> {
  if (isContinued?.(Object(request.query))) return;
  const about = area ?? String(Reflect.get(Object(request.params), 'kind'));
  const ids = idsOf(request, response);
  // Of several files, none may have been stored.
  if (kind !== 'created' || ids.length > 0) await record?.(context, { kind, area: about, ids });
}

interface SentIds {
  readonly query?: unknown;
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

/** The ids of a change: in the path, in a bulk body, or in the response to a creation. */
function idsOf({ params, body }: SentIds, response: unknown): readonly string[] {
  const parts = [params, body, response].map((part) => WithIds.safeParse(part));
  return parts.find(({ success }) => success)?.data ?? [];
}

type CacheableEndpoint = Endpoint & { readonly method: 'GET'; readonly access: 'public' };

/** Responds the same to everybody: the handler does not know the caller and cannot set a cookie. */
export function cacheableRoute<const E extends CacheableEndpoint>(
  endpoint: E,
  handle: (request: EndpointRequest<E>) => EndpointResult<E> | Promise<EndpointResult<E>>,
): Route {
  const read = async (parts: UrlParts) =>
    endpoint.response.parse(await handle(parseUrl(endpoint, parts) as EndpointRequest<E>));
  return { endpoint, read, respond: respondWith(read) };
}

export function respondWith(read: NonNullable<Route['read']>): Route['respond'] {
  return async (request) => ({ body: await read(urlOf(request)) });
}
