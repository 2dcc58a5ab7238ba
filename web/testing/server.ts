import {
  BLOCK_IDS,
  type BlockId,
  type Endpoint,
  type EndpointResponse,
  type ErrorResponse,
  readOpening,
  readRecipients,
  readSetup,
  readSite,
  readTranslations,
  type SiteBlocks,
  sampleSite,
} from '@alnafitha/contract';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { parseForm } from './parse-form';

/** The company's texts in tests. */
export const SAMPLE_SITE = sampleSite('2026-01-01');

/** The API of the pages under test; a request without a handler fails the test. */
export const server = setupServer(
  http.get(`*${readSite.path}`, () => HttpResponse.json(SAMPLE_SITE)),
  http.get(`*${readSetup.path}`, () => HttpResponse.json({ open: [], samples: 0, undescribed: 0 })),
  http.get(`*${readTranslations.path}`, ({ params: { kind, id } }) =>
    HttpResponse.json({ kind, id, title: '', state: 'reviewed', fields: [], version: 'none' }),
  ),
  http.get(`*${readOpening.path}`, () => HttpResponse.json({ others: [] })),
  http.get(`*${readRecipients.path}`, () => HttpResponse.json({ recipients: [], isDefault: true })),
);

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

interface RecordedRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The names of the files in a multipart body. */
  files: string[];
  headers: Headers;
}

/** An error response, returned by a handler. */
export class MockError {
  constructor(
    readonly status: number,
    readonly body: ErrorResponse | string,
  ) {}
}

/**
 * Mocks an endpoint with a response of its type, or an error. Returns the list of requests, which grows with
 * each one.
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  response: (
    recorded: RecordedRequest,
  ) => EndpointResponse<E> | MockError | Promise<EndpointResponse<E> | MockError>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  server.use(
    methods[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
      const text = await request.text();
      const recorded: RecordedRequest = {
        params: pathParams(endpoint, params),
        query: Object.fromEntries(new URL(request.url).searchParams),
        ...(endpoint.multipart
          ? parseForm(text, endpoint.multipart)
          : { body: text ? JSON.parse(text) : undefined, files: [] }),
        headers: request.headers,
      };
      requests.push(recorded);
      const result = await response(recorded);
      if (!(result instanceof MockError)) return HttpResponse.json(result as JsonBodyType);
      return typeof result.body === 'string'
        ? HttpResponse.html(result.body, { status: result.status })
        : HttpResponse.json(result.body, { status: result.status });
    }),
  );
  return requests;
}

/** The named parameters of a path, without that of the wildcard in front of it. */
function pathParams(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, String(params[name])]));
}

/** Changes what the company says of itself, in both languages. */
export function mockSite(changes: { [Id in BlockId]?: Partial<SiteBlocks[Id]> }): void {
  const change = (blocks: SiteBlocks) =>
    Object.fromEntries(BLOCK_IDS.map((id) => [id, { ...blocks[id], ...changes[id] }])) as SiteBlocks;
  mockEndpoint(readSite, () => ({ en: change(SAMPLE_SITE.en), ar: change(SAMPLE_SITE.ar) }));
}

/** Makes calls of an endpoint fail with a network error. */
export function mockNetworkError(endpoint: Endpoint): void {
  server.use(methods[endpoint.method](`*${endpoint.path}`, () => HttpResponse.error()));
}
