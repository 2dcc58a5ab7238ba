import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLanguage } from '../language/language-context';
import { SiteLayout } from '../site/layout/site-layout';
import { PageSpinner } from '../ui/page-spinner';
import { PAGES, type PagePath } from './pages';

const Admin = lazy(PAGES['/admin/*']);
const pages = Object.entries(PAGES)
  .filter(([path]) => path !== ('/admin/*' satisfies PagePath))
  .map(([path, load]): [string, ComponentType] => [path, lazy<ComponentType>(load)]);

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
