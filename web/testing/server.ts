import type { Endpoint, EndpointReply, ErrorReply } from '@alnafitha/contract';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { formIn } from './form-in';

/** Answers what the pages under test ask; a request without a handler fails the test. */
export const server = setupServer();

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The names of the files in a form. */
  files: string[];
  headers: Headers;
}

/** Thrown or answered by a handler in place of a reply. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: ErrorReply | string,
  ) {}
}

/**
 * Answers an endpoint with a reply of its type (or refuses), and records what was asked.
 * Answers the growing list of requests.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: (asked: Asked) => EndpointReply<E> | Refusal | Promise<EndpointReply<E> | Refusal>,
): Asked[] {
  const requests: Asked[] = [];
  server.use(
    methods[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
      const text = await request.text();
      const asked: Asked = {
        params: pathParams(endpoint, params),
        query: Object.fromEntries(new URL(request.url).searchParams),
        ...(endpoint.multipart
          ? formIn(text, endpoint.multipart)
          : { body: text ? JSON.parse(text) : undefined, files: [] }),
        headers: request.headers,
      };
      requests.push(asked);
      const result = await reply(asked);
      if (!(result instanceof Refusal)) return HttpResponse.json(result as JsonBodyType);
      return typeof result.body === 'string'
        ? HttpResponse.html(result.body, { status: result.status })
        : HttpResponse.json(result.body, { status: result.status });
    }),
  );
  return requests;
}

/** The named parameters of a path, without those of the wildcard in front of it. */
function pathParams(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, String(params[name])]));
}

/** Lets calls of an endpoint fail as without a network. */
export function failNetwork(endpoint: Endpoint): void {
  server.use(methods[endpoint.method](`*${endpoint.path}`, () => HttpResponse.error()));
}
