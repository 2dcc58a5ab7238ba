import type { Language } from '@alnafitha/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OriginContext } from '../src/shared/ui/origin';
import { arabicLoaderOf, Providers } from '../src/site/app/providers';
import { createQueryClient } from '../src/site/app/query-client';
import { AppRoutes } from '../src/site/app/routes';

let current = '';

function Location() {
  const { pathname, search } = useLocation();
  current = pathname + search;
  return null;
}

/** The whole app at an address, as main.tsx starts it; the API is what a test has `answer`ed. */
export async function renderApp(address: string, language: Language = 'en') {
  const dictionary = language === 'ar' ? await arabicLoaderOf(address)() : undefined;
  const user = userEvent.setup();
  render(
    <OriginContext value={location.origin}>
      <MemoryRouter initialEntries={[address]}>
        <Providers
          queryClient={createQueryClient()}
          initialLanguage={language}
          initialDictionary={dictionary}
        >
          <AppRoutes />
          <Location />
        </Providers>
      </MemoryRouter>
    </OriginContext>,
  );
  return { user, address: () => current };
}
