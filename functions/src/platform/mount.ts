import { ERROR_MESSAGES, type FileContent, isOfPanel, type Method } from '@alnafitha/contract';
import { type Request, type RequestHandler, Router } from 'express';
import type { Guard } from './access';
import type { BeginCaching } from './caching';
import { readSessionTokens, writeSessionTokens } from './cookies';
import { withDeadline } from './deadline';
import { AppError } from './errors';
import type { RecordEvent, Route } from './route';
import { sendFile } from './send-file';

interface MountOptions {
  readonly guard: Guard;
  /** Stores what administrators did. */
  readonly record?: RecordEvent | undefined;
  readonly deadline: number;
  readonly uploadDeadline: number;
  readonly secureCookies: boolean;
  readonly beginCaching: BeginCaching;
  /** The app calls it after each administrator's change, even a failed one. */
  readonly onChange: () => void;
}

/** Responds 405 to another method on a known path; other paths go to the next handler. */
export function mount(routes: readonly Route[], options: MountOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, siblings] of groupByPath(routes)) {
    const expressRoute = router.route(path);
    for (const sibling of siblings) expressRoute[verb(sibling.endpoint.method)](serve(sibling, options));
    expressRoute.all(rejectMethod(siblings.map(({ endpoint }) => endpoint.method)));
  }
  return router;
}

/** Fixed paths come first, so that `/things/:id` does not match `/things/all`. */
function groupByPath(routes: readonly Route[]): [string, Route[]][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const { path } = route.endpoint;
    groups.set(path, [...(groups.get(path) ?? []), route]);
  }
  return [...groups].sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')));
}

function verb(method: Method) {
  return method.toLowerCase() as Lowercase<Method>;
}

function serve(
  route: Route,
  { guard, record, secureCookies, beginCaching, onChange, ...options }: MountOptions,
): RequestHandler {
  return async (request, response) => {
    const deadline = route.endpoint.multipart && hasFile(request) ? options.uploadDeadline : options.deadline;
    response.locals.endpoint = `${route.endpoint.method} ${route.endpoint.path}`;
    const requestTokens = readSessionTokens(request.headers.cookie);
    const allowCaching = route.read && (await withDeadline(beginCaching(), deadline));
    const result = route.respond(request, requestTokens, guard, record);
    // The change may end after the deadline.
    if (isOfPanel(route.endpoint) && route.endpoint.method !== 'GET') result.then(onChange, onChange);
    const { body, tokens, clearsCache } = await withDeadline(result, deadline);
    if (tokens) writeSessionTokens(response, tokens, secureCookies);
    if (clearsCache) response.set('Clear-Site-Data', '"cache"');
    allowCaching?.(response);
    if (route.endpoint.isFile) sendFile(response, body as FileContent);
    else response.json(body);
  };
}

/** Looks at the bytes, before they are parsed; a text with this word waits longer, too. */
function hasFile({ rawBody }: Request): boolean {
  return rawBody?.includes('filename') ?? false;
}

export function rejectMethod(methods: readonly Method[]): RequestHandler {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return (_request, response) => {
    response.set('Allow', allowed.join(', '));
    throw new AppError(405, ERROR_MESSAGES.methodNotAllowed);
  };
}
