import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadDictionary } from '../language/dictionary';
import { readStoredLanguage } from '../language/stored-language';
import { listenForGuards } from '../ui/leave-guards';
import { areasOf, Providers } from './providers';
import { createQueryClient } from './query-client';
import { reloadOnceOnMissingChunk } from './reload-on-missing-chunk';
import { AppRoutes } from './routes';
import { makeSchemasWithoutEval } from './schemas-without-eval';

async function start(container: HTMLElement) {
  reloadOnceOnMissingChunk();
  makeSchemasWithoutEval();
  listenForGuards();
  const language = readStoredLanguage();
  // Arabic visitors wait for their texts rather than see English flash by; without them the page starts in English.
  const dictionary =
    language === 'ar'
      ? await loadDictionary(areasOf(location.pathname)).catch((error) => {
          console.error('The Arabic texts could not be loaded.', error);
          return undefined;
        })
      : undefined;
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <Providers
          queryClient={createQueryClient()}
          initialLanguage={language}
          initialDictionary={dictionary}
        >
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void start(container);
