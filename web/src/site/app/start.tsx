import { localeOf, unprefixedPath } from '@alnafitha/contract';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { OriginContext } from '../../shared/ui/origin';
import { hydrateAll } from '../ui/lazy-hydration';
import { isRenderedFor, readHydrationData } from './hydration-data';
import { prefetchPage } from './pages';
import { prefetchLinks } from './prefetch';
import { loadArabic, Providers } from './providers';
import { SiteRoutes } from './routes';
import { keepTypedValues } from './typed-values';

/** Hydrates the server-rendered page, or renders it when the server sent none or another one. */
export async function start(): Promise<void> {
  prefetchPage(unprefixedPath(location.pathname));
  const data = readHydrationData();
  const { initialLanguage, initialDictionary } = await loadInitialLanguage(
    localeOf(location.pathname),
    loadArabic,
  );

  const queryClient = createQueryClient();
  if (data) hydrate(queryClient, data.queries);
  const app = (
    <StrictMode>
      <OriginContext value={data?.origin ?? location.origin}>
        <BrowserRouter useTransitions={false}>
          <Providers queryClient={queryClient} initialDictionary={initialDictionary}>
            <SiteRoutes />
          </Providers>
        </BrowserRouter>
      </OriginContext>
    </StrictMode>
  );
  const root = rootElement();
  const isSamePage = data && isRenderedFor(data, location);
  const restoreTypedValues = keepTypedValues(root);
  // Back and Forward, clicked during the load of the code, lead to another page; a dictionary that failed to load to another language.
  if (isSamePage && localeOf(location.pathname) === initialLanguage) {
    // In time slices, so that the visitor can scroll and click meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          reportError(error);
          // React has replaced elements, perhaps those that lazily hydrated sections wait for.
          hydrateAll();
          restoreTypedValues();
        },
      });
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
    if (isSamePage) restoreTypedValues();
  }
  prefetchLinks();
}
