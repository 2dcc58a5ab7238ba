import { AR_PREFIX } from '@alnafitha/contract';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadOtherTexts } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { PageSpinner } from '../../shared/ui/spinner';
import { useIsPageShown } from '../layout/links';
import { SiteLayout } from '../layout/site-layout';
import { usePageLocation } from '../ui/page-location';
import { UNHYDRATED } from './hydration-data';
import { loadPage, PAGES, type PagePath } from './pages';

/** Marks the end of hydration in the browser's performance timeline, for `npm run bench`; then texts may load. */
function HydrationMark() {
  useEffect(() => {
    performance.mark('app:hydrated');
    document.documentElement.classList.remove(UNHYDRATED);
    loadOtherTexts().catch((error) => console.warn(error));
  }, []);
  return null;
}

const NotFoundPage = retryableLazy(() => loadPage('*'));

function ShownPage({ path, Page }: { path: PagePath; Page: ComponentType }) {
  return useIsPageShown()(path) ? <Page /> : <NotFoundPage />;
}

const pages = (Object.keys(PAGES) as PagePath[]).map((path) => {
  const Page = retryableLazy(() => loadPage(path));
  const element = (
    <>
      <ShownPage path={path} Page={Page} />
      <HydrationMark />
    </>
  );
  return <Route key={path} path={path.replace('/', '')} caseSensitive element={element} />;
});

/** Each page in both languages. */
export function SiteRoutes() {
  const { t } = useLanguage();
  const { location } = usePageLocation();
  return (
    <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
      <Routes location={location}>
        <Route path={`${AR_PREFIX}?`} caseSensitive element={<SiteLayout />}>
          {pages}
        </Route>
      </Routes>
    </Suspense>
  );
}
