import 'theme.css';
import 'mui-theme.css';
import '../../shared/app/base.css';
import 'fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { rootElement } from '../../shared/app/root-element';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { OriginContext } from '../../shared/ui/origin';
import { listenForHistoryNavigation } from '../ui/navigation-blockers';
import { loadArabic, Providers } from './providers';
import { AdminRoutes } from './routes';

async function start() {
  // Before the router listens.
  listenForHistoryNavigation();
  const initial = await loadInitialLanguage(readStoredLanguage() ?? 'en', loadArabic);
  createRoot(rootElement()).render(
    <StrictMode>
      <OriginContext value={location.origin}>
        <BrowserRouter>
          <Providers queryClient={createQueryClient()} {...initial}>
            <AdminRoutes />
          </Providers>
        </BrowserRouter>
      </OriginContext>
    </StrictMode>,
  );
}

void start();
