import { type ComponentType, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { SiteLayout } from '../layout/site-layout';
import { loadedPage, loadPage, PAGES, type PagePath } from './pages';

const Admin = pageOf('/admin/*');
const pages = (Object.keys(PAGES) as PagePath[])
  .filter((path) => path !== '/admin/*')
  .map((path): [string, ComponentType] => [path, pageOf(path)]);

/** With its code here, React takes a page over without waiting in between: who presses a button then is answered. */
function pageOf(path: PagePath): ComponentType {
  const Later = retryableLazy(() => loadPage(path));
  return function Page() {
    const [Shown] = useState(() => loadedPage(path) ?? Later);
    return <Shown />;
  };
}

/** The public site at the root, the panel under /admin, which visitors never load. */
export function AppRoutes() {
  const { t } = useLanguage();
  return (
    <Suspense fallback={<PageSpinner label={t('Loading...')} />}>
      <Routes>
        <Route path="/admin/*" element={<Admin />} />
        <Route element={<SiteLayout />}>
          {pages.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
