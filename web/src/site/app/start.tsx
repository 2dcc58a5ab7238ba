import { localeOf, unprefixedPath } from '@alnafitha/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { type Dictionary, textsOfPage } from '../../shared/i18n/dictionary';
import { OriginContext } from '../../shared/ui/page-head';
import { loadRtlCache } from '../../shared/ui/theme/style-cache';
import { hydrateAll } from '../ui/lazy-hydration';
import { isRenderedFor, readHydrationData } from './hydration-data';
import { prefetchPage } from './pages';
import { loadArabic, Providers } from './providers';
import { SiteRoutes } from './routes';

/**
 * Remembers fields filled in before hydration. If React replaces them, because a password manager has
 * inserted an element or a dictionary failed to load, the returned function copies their values.
 */
export function keepTypedValues(root: Element): () => void {
  // A page has at most one field without a name, its search.
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

/** Acts like the visitor, so that React and react-hook-form notice. */
function move(old: HTMLInputElement, field: HTMLInputElement): void {
  if (old.checked && !field.checked) field.click();
  if (old.value && old.value !== field.value) {
    // React overrides the element's own property, and would ignore the event.
    Reflect.set(field.constructor.prototype, 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Copies once, since the visitor may change the new field.
  old.checked = false;
  old.value = '';
}

/** Prefetches a page's code when its link is hovered or focused. */
function prefetchLinks(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === location.origin && link.pathname !== location.pathname)
      prefetchPage(unprefixedPath(link.pathname));
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}

/** The texts of the document, which the hydrated page completes. */
async function loadPageTexts(texts: Dictionary): Promise<Dictionary> {
  await loadRtlCache();
  return textsOfPage(texts, loadArabic);
}

/** Hydrates the server-rendered page; renders it if the server sent none or another one. */
export async function start(): Promise<void> {
  prefetchPage(unprefixedPath(location.pathname));
  const data = readHydrationData();
  const isSamePage = data && isRenderedFor(data, location);
  const texts = isSamePage ? data.texts : undefined;
  const { initialLanguage, initialDictionary } = await loadInitialLanguage(
    localeOf(location.pathname),
    texts ? () => loadPageTexts(texts) : loadArabic,
  );

  const queryClient = createQueryClient();
  for (const [key, value] of data?.queries ?? [])
    queryClient.setQueryData(key, value, data?.isOutdated ? { updatedAt: 0 } : {});
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
  const restoreTypedValues = keepTypedValues(root);
  // Back or Forward during the load leads to another page; a failed dictionary to another language.
  if (isSamePage && localeOf(location.pathname) === initialLanguage) {
    // React renders in time slices, so that the visitor can scroll and click meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          reportError(error);
          // React has replaced elements that lazily hydrated sections may wait for.
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
