import { createServer } from 'node:http';
import { SESSION_COOKIE } from '@alnafitha/contract';
import { createApp, type Dependencies } from '../app';
import { listen } from './listen';

export interface SendOptions {
  /** A body that is not a string is sent as JSON. */
  readonly body?: unknown;
  /** Value of the session cookie. */
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Value of the session cookie that the response sets; `''` when it clears it. */
  readonly cookie: string | undefined;
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

const DEFAULTS = {
  identity: { signIn: () => new Promise<never>(() => {}) },
  translator: { translate: () => new Promise<never>(() => {}) },
  logKey: 'any',
  alarmHours: 4,
  hasScheduler: true,
  translationBudget: 0,
  secondFactorKeys: 'test:bG9jYWwgZGV2ZWxvcG1lbnQga2V5LCBwdWJsaWMhISE=',
  requireSecondFactor: false,
  mailFrom: '',
  alertTo: [],
  clock: () => new Date(),
  allowedOrigins: [],
  siteOrigin: '',
  projectId: 'demo-alnafitha',
  contentCacheMs: 0,
  secureCookies: true,
} as const satisfies Partial<Dependencies>;

type Options = Omit<Dependencies, keyof typeof DEFAULTS> & Partial<Dependencies>;

/** The app on a separate port, and a client that sends requests like the site's own pages. */
export async function startServer(options: Options) {
  const server = createServer(createApp({ ...DEFAULTS, ...options }));
  const origin = await listen(server);

  return {
    origin,

    async send(
      method: string,
      path: string,
      { body, cookie, headers }: SendOptions = {},
    ): Promise<TestResponse> {
      const response = await fetch(origin + path, {
        method,
        headers: {
          Origin: origin,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(cookie && { Cookie: `${SESSION_COOKIE}=${cookie}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return toTestResponse(response);
    },

    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The parts of a response that tests use. */
export async function toTestResponse(response: Response): Promise<TestResponse> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
    cookie: sessionCookieOf(response.headers),
  };
}

function sessionCookieOf(headers: Headers): string | undefined {
  const start = `${SESSION_COOKIE}=`;
  const cookie = headers.getSetCookie().find((header) => header.startsWith(start));
  return cookie?.slice(start.length).split(';')[0];
}
