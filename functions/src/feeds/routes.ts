import {
  barColors,
  type Colors,
  type Company,
  directionOf,
  ERROR_MESSAGES,
  isPageShown,
  LANGUAGES,
  type Language,
  localizedPath,
  lookCss,
  type ReadBlock,
} from '@alnafitha/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { BeginCaching, NextChange } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { AppError } from '../platform/errors';
import { createMemoizer } from '../platform/memoize';
import { rejectMethod } from '../platform/mount';
import type { SiteOrigin } from '../platform/site-origin';
import { rss } from './rss';
import { sitemap } from './sitemap';
import type { FeedPost, FeedStore, MappedContent } from './store';

interface FeedOptions {
  readonly store: FeedStore;
  readonly readBlock: ReadBlock;
  readonly siteOrigin: SiteOrigin;
  readonly clock: () => Date;
  readonly deadline: number;
  readonly nextChange: NextChange;
  readonly beginCaching: BeginCaching;
}

const CACHE_MS = 60_000;

const SECURITY_PATH = '/.well-known/security.txt';

export function feedRouter(options: FeedOptions): Router {
  const { store, readBlock, siteOrigin, clock, ...others } = options;
  const { deadline, nextChange, beginCaching } = others;
  const lifetime = { ttl: CACHE_MS, max: 1, clock, epoch: nextChange };
  const memoize = createMemoizer<MappedContent>(lifetime);
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
    sitemap(origin, await memoize('content', store.content), (await readBlock('pages')).en.pages),
  );
  for (const language of LANGUAGES) {
    serve(localizedPath(language, '/rss.xml'), 'application/rss+xml; charset=utf-8', async (origin) => {
      if (!isPageShown((await readBlock('pages')).en.pages, '/blog'))
        throw new AppError(404, ERROR_MESSAGES.notFound);
      return rss({
        origin,
        language,
        posts: await memoizePosts('posts', store.newestPosts),
        company: (await readBlock('company'))[language],
        blog: (await readBlock('blog'))[language],
        categories: (await readBlock('categories'))[language].posts,
      });
    });
    serve(
      localizedPath(language, '/manifest.webmanifest'),
      'application/manifest+json; charset=utf-8',
      async () => webManifest((await readBlock('company'))[language], (await readBlock('look')).en, language),
    );
  }
  // Of documents that are files, and so have no look of the company's.
  serve('/brand.css', 'text/css; charset=utf-8', async () => lookCss((await readBlock('look')).en));
  serve(SECURITY_PATH, 'text/plain; charset=utf-8', async (origin) =>
    securityContact((await readBlock('company')).en, origin, clock()),
  );
  return router;
}

/** https://www.w3.org/TR/appmanifest */
function webManifest({ name, shortName }: Company['en'], colors: Colors, language: Language): string {
  const icon = (size: string, file: string) => ({
    src: `/icons/${file}.png`,
    sizes: size,
    type: 'image/png',
  });
  return JSON.stringify({
    id: localizedPath(language, '/'),
    name,
    short_name: shortName,
    lang: language,
    dir: directionOf(language),
    start_url: localizedPath(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f8f6f2',
    theme_color: barColors(colors).light,
    icons: [
      icon('192x192', '192'),
      icon('512x512', '512'),
      { ...icon('512x512', 'maskable-512'), purpose: 'maskable' },
    ],
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const EXPIRES_IN_DAYS = 360;

/** https://www.rfc-editor.org/rfc/rfc9116 */
function securityContact({ email }: Company['en'], origin: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + EXPIRES_IN_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
