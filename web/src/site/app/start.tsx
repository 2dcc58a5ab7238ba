import { AR_PREFIX } from '@alnafitha/contract';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { readStoredLanguage, storeLanguage } from '../../shared/i18n/stored-language';
import { translationClient } from '../../shared/i18n/translation/translation-client';
import { createTranslations } from '../../shared/i18n/translation/translations';
import { OriginContext } from '../../shared/ui/origin';
import { setServerRendered } from '../ui/use-hydrated';
import { readHydrationData } from './hydration-data';
import { localePrefix, unprefixedPath } from './locale-prefix';
import { LocaleRouter } from './locale-router';
import { loadPage, pageAt } from './pages';
import { prefetchLinks } from './prefetch';
import { loadArabic, Providers } from './providers';
import { SiteRoutes } from './routes';

/**
 * Hydrates the server-rendered page, or renders it when the server sent none or one in the other language; resolves when the page is
 * interactive.
 */
export async function start(): Promise<void> {
  const page = loadPage(pageAt(unprefixedPath(location.pathname)));
  const isArabicUrl = localePrefix(location.pathname) === AR_PREFIX;
  if (isArabicUrl) storeLanguage('ar');
  const data = readHydrationData();
  const [initial] = await Promise.all([
    loadInitialLanguage(isArabicUrl ? 'ar' : readStoredLanguage(), loadArabic),
    page,
  ]);

  const queryClient = createQueryClient();
  let onHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  if (data) hydrate(queryClient, data.queries);
  const app = (
    <StrictMode>
      <OriginContext value={data?.origin ?? location.origin}>
        <LocaleRouter>
          <Providers
            queryClient={queryClient}
            translations={createTranslations(translationClient, data ?? undefined)}
            {...initial}
          >
            <HydrationMarker onHydrated={onHydrated}>
              <SiteRoutes />
            </HydrationMarker>
          </Providers>
        </LocaleRouter>
      </OriginContext>
    </StrictMode>
  );
  const root = rootElement();
  if (data?.language === initial.initialLanguage) {
    setServerRendered(true);
    // In time slices, so that the visitor can scroll and click meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  // From now on React handles clicks, or stops their propagation (first-paint.ts).
  dispatchEvent(new Event('app:listening'));
  await hydrated;
  prefetchLinks();
}

interface HydrationMarkerProps {
  onHydrated: () => void;
  children: ReactNode;
}

/** Shows the page that first-paint.ts hides until it is in the visitor's language. */
function HydrationMarker({ onHydrated, children }: HydrationMarkerProps) {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-locale-pending');
    onHydrated();
  }, [onHydrated]);
  return children;
}
