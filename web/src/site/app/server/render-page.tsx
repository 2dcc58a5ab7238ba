import { type Language, localeOf, unprefixedPath } from '@alnafitha/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../../../shared/app/query-client';
import { ownValue } from '../../../shared/i18n/own-value';
import { OriginContext } from '../../../shared/ui/origin';
import { createRtlCache } from '../../../shared/ui/theme/rtl-cache';
import { createLtrCache } from '../../../shared/ui/theme/style-cache';
import { type PageResponse, ResponseContext } from '../../ui/response-context';
import type { HydrationData } from '../hydration-data';
import { loadArabic, Providers } from '../providers';
import { SiteRoutes } from '../routes';
import { type KnownTranslations, translationsFor } from './page-translations';
import { type Body, renderBody } from './render-body';

/** Translates texts into Arabic; omits those without a translation. Never rejects. */
export type Translate = (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface PageRequest {
  /** Path and query string, with the locale prefix. */
  readonly url: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

export interface RenderedPage extends PageResponse {
  readonly language: Language;
  readonly body: Body;
  readonly hydrationData: HydrationData;
  readonly queryClient: QueryClient;
  /** The unprefixed path. */
  readonly path: string;
  /** Translates a text of the site or of the database into the page's language, if a translation is known. */
  readonly translateText: (text: string) => string;
}

/** A query may depend on the data of another: a page is rendered this many times at most. */
const MAX_RENDERS = 5;

/**
 * Renders a page with all its data: fetches what a render requests, and renders again until nothing is pending. Rejects when a fetch
 * fails.
 */
export async function renderPage({ url, origin }: PageRequest, translate: Translate): Promise<RenderedPage> {
  const [pathname = '/'] = url.split(/[?#]/, 1);
  const language = localeOf(pathname);
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  const queryClient = createQueryClient();
  // Without a prototype: a text of the database may be `__proto__`.
  const known: KnownTranslations = { translations: Object.create(null), untranslated: [] };

  for (let pass = 1; ; pass++) {
    const response: PageResponse = { status: 200 };
    const missing = new Set<string>();
    const cache = language === 'ar' ? createRtlCache() : createLtrCache();
    const body = await renderBody(
      <ResponseContext value={response}>
        <OriginContext value={origin}>
          <StaticRouter location={url}>
            <Providers
              queryClient={queryClient}
              initialDictionary={dictionary}
              translations={translationsFor(known, missing)}
              cacheFor={() => cache}
            >
              <SiteRoutes />
            </Providers>
          </StaticRouter>
        </OriginContext>
      </ResponseContext>,
      cache,
    );
    const queries = pendingQueriesOf(queryClient);
    if (queries.length === 0 && missing.size === 0) {
      const path = unprefixedPath(pathname);
      const hydrationData = { url, origin, queries: dehydrate(queryClient), ...known };
      const translateText = (text: string) =>
        ownValue(dictionary ?? {}, text) ?? known.translations[text] ?? text;
      return { ...response, language, body, hydrationData, queryClient, path, translateText };
    }
    if (pass === MAX_RENDERS) throw new Error(`The page has pending data after ${MAX_RENDERS} renders`);
    await Promise.all([
      ...queries.map((query) => query.fetch()),
      addTranslations([...missing], known, translate),
    ]);
  }
}

function pendingQueriesOf(queryClient: QueryClient) {
  const queries = queryClient.getQueryCache().getAll();
  return queries.filter(({ state, options }) => {
    const { enabled } = options as { enabled?: unknown };
    return state.status === 'pending' && enabled !== false;
  });
}

async function addTranslations(
  texts: readonly string[],
  known: KnownTranslations,
  translate: Translate,
): Promise<void> {
  if (texts.length === 0) return;
  const translations = await translate(texts);
  for (const text of texts) {
    const translation = translations.get(text);
    if (translation === undefined) known.untranslated.push(text);
    else known.translations[text] = translation;
  }
}
