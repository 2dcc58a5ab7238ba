import { SENTENCES, type SiteServices } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import { replyTo } from '../platform/failures';
import type { Route } from '../platform/route';

/** Handles public API requests in the process, without HTTP. */
export function createLocalApi(routes: readonly Route[]): SiteServices['read'] {
  const known = routes.flatMap(({ endpoint, read }) => {
    if (!read) return [];
    const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    return [{ endpoint, read, pattern: new RegExp(`^${pattern}$`) }];
  });
  return async (address) => {
    const [path = '', search = ''] = address.split('?', 2);
    for (const { endpoint, read, pattern } of known) {
      const match = pattern.exec(path);
      if (!match) continue;
      try {
        const params = decoded(match.groups ?? {});
        return {
          status: 200,
          body: await read({ params, query: Object.fromEntries(new URLSearchParams(search)) }),
        };
      } catch (error) {
        const { status, reply } = replyTo(error, `${endpoint.method} ${endpoint.path}`);
        return { status, body: reply };
      }
    }
    throw new AppError(404, SENTENCES.notFound);
  };
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
