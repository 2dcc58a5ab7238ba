import { type Language, localeOf, unprefixedPath } from '@alnafitha/contract';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../../../shared/app/query-client';
import { ownValue, recordLookups } from '../../../shared/i18n/dictionary';
import { siteQuery } from '../../../shared/i18n/translation/use-block';
import { OriginContext } from '../../../shared/ui/page-head';
import { createRtlCache } from '../../../shared/ui/theme/rtl-cache';
import { createLtrCache } from '../../../shared/ui/theme/style-cache';
import { type PageResponse, ResponseContext } from '../../ui/response-context';
import type { HydrationData } from '../hydration-data';
import { loadArabic, Providers } from '../providers';
import { SiteRoutes } from '../routes';

interface Body {
  /** Elements that React puts into the head: title, metadata, image preloads. */
  readonly head: string;
  readonly html: string;
  /** The rules of its classes, and the value of Emotion's `data-emotion` attribute. */
  readonly styles: { readonly css: string; readonly emotion: string };
}

/** Renders until nothing suspends: a page without scripts could not move deferred boundaries into place. */
async function renderBody(app: ReactNode, cache: EmotionCache): Promise<Body> {
  const { extractCritical } = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<StrictMode>{app}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  if (errors.length > 0) throw new Error('The page could not be rendered', { cause: errors[0] });
  const { head, html } = splitHead(chunks.join(''));
  const { css, ids } = extractCritical(html);
  return { head, html, styles: { css, emotion: `${cache.key} ${ids.join(' ')}` } };
}

/** React emits the elements of the head first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

function splitHead(rendered: string): { head: string; html: string } {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

export interface PageRequest {
  /** Path and query string, with the locale prefix. */
  readonly url: string;
  /** Scheme and host. */
  readonly origin: string;
  /** Search parameters that decide what the page shows. */
  readonly parameters: readonly string[];
}

export interface RenderedPage extends PageResponse {
  readonly language: Language;
  readonly body: Body;
  readonly hydrationData: HydrationData;
  readonly queryClient: QueryClient;
  /** The unprefixed path. */
  readonly path: string;
  /** Translates texts of the site; returns other texts unchanged. */
  readonly translateText: (text: string) => string;
}

/** Maximum styles of a cache: each image adds one, its placeholder. */
const MAX_STYLES = 5000;
const caches: Partial<Record<Language, EmotionCache>> = {};

/** Pages share a cache, so most styles are computed once; `extractCritical` picks those of a page. */
function cacheOf(language: Language): EmotionCache {
  const cache = caches[language];
  if (cache && Object.keys(cache.inserted).length < MAX_STYLES) return cache;
  const empty = language === 'ar' ? createRtlCache() : createLtrCache();
  caches[language] = empty;
  return empty;
}

const SITE = hashKey(siteQuery.queryKey);

/** Data of the page's queries. The page has the blocks that it shows, so not all of them again. */
function dataOf(queryClient: QueryClient): HydrationData['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => queryHash !== SITE && state.status === 'success')
    .map(({ queryKey, state: { data } }) => [queryKey, data]);
}

/** Renders a page with all its data. Rejects when a fetch fails. */
export async function renderPage({ url, origin, parameters }: PageRequest): Promise<RenderedPage> {
  const [pathname = '/'] = url.split(/[?#]/, 1);
  const language = localeOf(pathname);
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  const texts = dictionary && recordLookups(dictionary);
  const queryClient = createQueryClient();
  const response: PageResponse = { status: 200 };
  const cache = cacheOf(language);
  const body = await renderBody(
    <ResponseContext value={response}>
      <OriginContext value={origin}>
        <StaticRouter location={url}>
          <Providers queryClient={queryClient} initialDictionary={texts?.recorded} cacheFor={() => cache}>
            <SiteRoutes />
          </Providers>
        </StaticRouter>
      </OriginContext>
    </ResponseContext>,
    cache,
  );
  const path = unprefixedPath(pathname);
  const hydrationData = { url, origin, parameters, queries: dataOf(queryClient), texts: texts?.used };
  const translateText = (text: string) => ownValue(dictionary ?? {}, text) ?? text;
  return { ...response, language, body, hydrationData, queryClient, path, translateText };
}
