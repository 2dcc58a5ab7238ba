import { ERROR_MESSAGES, type SiteDependencies } from '@alnafitha/contract';
import { errorResponseTo } from '../platform/error-handler';
import { AppError } from '../platform/errors';
import type { Route } from '../platform/route';

/** Handles public API requests without HTTP. */
export function createLocalApi(routes: readonly Route[]): SiteDependencies['read'] {
  const publicRoutes = routes.flatMap(({ endpoint, read }) => {
    if (!read) return [];
    const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    return [{ endpoint, read, pattern: new RegExp(`^${pattern}$`) }];
  });
  return async (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    for (const { endpoint, read, pattern } of publicRoutes) {
      const match = pattern.exec(path);
      if (!match) continue;
      try {
        const params = decodeAll(match.groups ?? {});
        return {
          status: 200,
          body: await read({ params, query: Object.fromEntries(new URLSearchParams(search)) }),
        };
      } catch (error) {
        const { status, body } = errorResponseTo(error, `${endpoint.method} ${endpoint.path}`);
        return { status, body };
      }
    }
    throw new AppError(404, ERROR_MESSAGES.notFound);
  };
}

function decodeAll(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
