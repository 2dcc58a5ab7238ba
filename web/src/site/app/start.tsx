import { ARABIC_ENTRANCE, type Language } from '@alnafitha/contract';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Dictionary } from '../../shared/i18n/dictionary';
import { readStoredLanguage, storeLanguage } from '../../shared/i18n/stored-language';
import { translationClient } from '../../shared/i18n/translation/translation-client';
import { createTranslations } from '../../shared/i18n/translation/translations';
import { setFirstPageFinished } from '../../shared/ui/arrival';
import { listenForGuards } from '../../shared/ui/leave-guards';
import { OriginContext } from '../../shared/ui/origin';
import { entranceOf } from './entrance';
import { prefetchWherePointed } from './prefetch';
import { arabicLoaderOf, Providers } from './providers';
import { createQueryClient } from './query-client';
import { AppRoutes } from './routes';
import { readServerPage } from './server-page';
import { SiteRouter } from './site-router';

/**
 * Takes over the page that the server rendered, or renders it where that one is empty or in the other language; resolves when it
 * answers to the visitor.
 */
export async function start(page: Promise<unknown>): Promise<void> {
  listenForGuards();
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const served = readServerPage();
  const { language, dictionary } = await chooseLanguage();
  await page;

  const queryClient = createQueryClient();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  if (served) hydrate(queryClient, served.queries);
  const app = (
    <StrictMode>
      <OriginContext value={served?.origin ?? location.origin}>
        <SiteRouter>
          <Providers
            queryClient={queryClient}
            initialLanguage={language}
            initialDictionary={dictionary}
            translations={createTranslations(translationClient, served ?? undefined)}
          >
            <Arrived onArrival={arrive}>
              <AppRoutes />
            </Arrived>
          </Providers>
        </SiteRouter>
      </OriginContext>
    </StrictMode>
  );
  if (served?.language === language) {
    setFirstPageFinished(true);
    // In slices, so that the visitor can scroll and press meanwhile.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
  // From now on React answers to clicks, or stops them (first-paint.ts).
  dispatchEvent(new Event('listening'));
  await arrived;
  prefetchWherePointed();
}

/** Arabic visitors wait for their texts rather than see English flash by; without them the page starts in English. */
async function chooseLanguage(): Promise<{ language: Language; dictionary?: Dictionary }> {
  const isArabicAddress = entranceOf(location.pathname) === ARABIC_ENTRANCE;
  if (isArabicAddress) storeLanguage('ar');
  else if (readStoredLanguage() === 'en') return { language: 'en' };
  try {
    return { language: 'ar', dictionary: await arabicLoaderOf(location.pathname)() };
  } catch (error) {
    console.error('The Arabic texts could not be loaded.', error);
    return { language: 'en' };
  }
}

interface ArrivedProps {
  onArrival: () => void;
  children: ReactNode;
}

/** Shows what first-paint.ts has kept hidden, once it is in the visitor's language. */
function Arrived({ onArrival, children }: ArrivedProps) {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-turning');
    onArrival();
  }, [onArrival]);
  return children;
}
