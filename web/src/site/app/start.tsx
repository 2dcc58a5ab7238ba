import { localeOf, unprefixedPath } from '@alnafitha/contract';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { OriginContext } from '../../shared/ui/page-head';
import { hydrateAll } from '../ui/lazy-hydration';
import { isRenderedFor, readHydrationData } from './hydration-data';
import { prefetchPage } from './pages';
import { loadArabic, Providers } from './providers';
import { SiteRoutes } from './routes';

/**
 * Remembers the fields that visitors can fill in before hydration. If React replaces them, because a password
 * manager has put an element beside one or because a dictionary could not be loaded, the returned function
 * copies what was typed as soon as the new fields are there.
 */
export function keepTypedValues(root: Element): () => void {
  // A page has one field without a name at most, its search.
  const findFields = () => [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')];
  const fields = findFields();
  return () => {
    const replaced = fields.filter(({ isConnected }) => !isConnected);
    const restore = () => {
      for (const field of findFields()) {
        const old = replaced.find(({ name }) => name === field.name);
        if (old) move(old, field);
      }
    };
    restore();
    new MutationObserver(restore).observe(root, { childList: true, subtree: true });
  };
}

/** As if the visitor did it, so that React and react-hook-form learn of it. */
function move(old: HTMLInputElement, field: HTMLInputElement): void {
  if (old.checked && !field.checked) field.click();
  if (old.value && old.value !== field.value) {
    // React replaces the element's own property, and would not take the event for a change.
    Reflect.set(field.constructor.prototype, 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Once, since the visitor may change the new field.
  old.checked = false;
  old.value = '';
}

/** Prefetches a page's code when a link to it is hovered or focused. */
function prefetchLinks(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === location.origin && link.pathname !== location.pathname)
      prefetchPage(unprefixedPath(link.pathname));
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}

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
  // Back and Forward, clicked during the load of the code, lead to another page; a dictionary that failed to
  // load to another language.
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
