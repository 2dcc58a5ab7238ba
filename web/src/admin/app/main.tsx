import 'theme.css';
import 'mui-theme.css';
import '../../shared/app/base.css';
import 'fonts.css';
import './skeleton.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { loginPaths } from '../../shared/session/session-guard';
import { sessionQueries } from '../../shared/session/session-queries';
import { OriginContext } from '../../shared/ui/page-head';
import { loadArabic } from './providers';
import { adminRoutes } from './routes';

/** Milliseconds until the panel is shown without knowing whether anybody is signed in. */
const LONGEST_WAIT = 2000;

/** The document has requested the session before; with it, the page is rendered once. */
async function awaitSession(queryClient: QueryClient): Promise<void> {
  if (location.pathname === loginPaths.admin) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([queryClient.prefetchQuery(sessionQueries.admin), timeout]);
}

async function start() {
  const queryClient = createQueryClient();
  const [initial] = await Promise.all([
    loadInitialLanguage(readStoredLanguage() ?? 'en', loadArabic),
    awaitSession(queryClient),
  ]);
  const router = createBrowserRouter(adminRoutes({ queryClient, ...initial }));
  createRoot(rootElement()).render(
    <StrictMode>
      <OriginContext value={location.origin}>
        <RouterProvider router={router} />
      </OriginContext>
    </StrictMode>,
  );
}

void start();
