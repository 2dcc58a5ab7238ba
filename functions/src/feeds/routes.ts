import { LANGUAGES, localizedPath } from '@alnafitha/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { BeginCaching, NextChange } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { createMemoizer } from '../platform/memoize';
import { rejectMethod } from '../platform/mount';
import type { SiteOrigin } from '../platform/site-origin';
import { rss } from './rss';
import { sitemap } from './sitemap';
import type { FeedPost, FeedStore, SiteContent } from './store';

interface FeedOptions {
  readonly store: FeedStore;
  readonly siteOrigin: SiteOrigin;
  readonly clock: () => Date;
  readonly deadline: number;
  readonly nextChange: NextChange;
  readonly beginCaching: BeginCaching;
}

const CACHE_MS = 60_000;

export function feedRouter(options: FeedOptions): Router {
  const { store, siteOrigin, clock, deadline, nextChange, beginCaching } = options;
  const lifetime = { ttl: CACHE_MS, max: 1, clock, epoch: nextChange };
  const memoize = createMemoizer<SiteContent>(lifetime);
  const memoizePosts = createMemoizer<FeedPost[]>(lifetime);

  const router = Router();
  const serve = (path: string, type: string, write: (origin: string) => string | Promise<string>) => {
    const send: RequestHandler = async (request: Request, response: Response) => {
      response.locals.endpoint = `GET ${path}`;
      const allowCaching = await withDeadline(beginCaching(), deadline);
      const text = await withDeadline(Promise.resolve(write(siteOrigin(request))), deadline);
      allowCaching(response);
      response.set('Content-Type', type).send(text);
    };
    router
      .route(path)
      .get(send)
      .all(rejectMethod(['GET']));
  };
  serve('/sitemap.xml', 'application/xml; charset=utf-8', async (origin) =>
    sitemap(origin, await memoize('content', store.content)),
  );
  for (const language of LANGUAGES) {
    serve(localizedPath(language, '/rss.xml'), 'application/rss+xml; charset=utf-8', async (origin) =>
      rss({ origin, language, posts: await memoizePosts('posts', store.newestPosts) }),
    );
  }
  return router;
}
