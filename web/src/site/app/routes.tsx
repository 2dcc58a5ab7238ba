import { type ComponentType, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { SiteLayout } from '../layout/site-layout';
import { loadedPage, loadPage, PAGES, type PagePath } from './pages';

const pages = (Object.keys(PAGES) as PagePath[]).map((path): [string, ComponentType] => [path, pageOf(path)]);

/** Renders a loaded page without Suspense, so that React hydrates it at once. */
function pageOf(path: PagePath): ComponentType {
  const LazyPage = retryableLazy(() => loadPage(path));
  return function Page() {
    const [Shown] = useState(() => loadedPage(path) ?? LazyPage);
    return <Shown />;
  };
}

export function SiteRoutes() {
  const { t } = useLanguage();
  return (
    <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
      <Routes>
        <Route element={<SiteLayout />}>
          {pages.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
