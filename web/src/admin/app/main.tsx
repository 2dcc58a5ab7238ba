import 'theme.css';
import 'mui-theme.css';
import '../../shared/app/base.css';
import 'fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { OriginContext } from '../../shared/ui/page-head';
import { loadArabic } from './providers';
import { adminRoutes } from './routes';

async function start() {
  const initial = await loadInitialLanguage(readStoredLanguage() ?? 'en', loadArabic);
  const router = createBrowserRouter(adminRoutes({ queryClient: createQueryClient(), ...initial }));
  createRoot(rootElement()).render(
    <StrictMode>
      <OriginContext value={location.origin}>
        <RouterProvider router={router} />
      </OriginContext>
    </StrictMode>,
  );
}

void start();
