import type { Language } from '@alnafitha/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type InitialLanguage, loadInitialLanguage } from '../src/shared/app/initial-language';
import { createQueryClient } from '../src/shared/app/query-client';
import type { Dictionary } from '../src/shared/i18n/dictionary';
import { OriginContext } from '../src/shared/ui/page-head';

let current = '';

function Location() {
  const { pathname, search } = useLocation();
  current = pathname + search;
  return null;
}

/** One of the two apps. */
export interface App {
  Providers: ComponentType<
    InitialLanguage & { queryClient: ReturnType<typeof createQueryClient>; children: ReactNode }
  >;
  Routes: ComponentType;
  loadArabic: () => Promise<Dictionary>;
}

/** Renders an app at a path, as its entry does, with the API that the test mocks. */
export async function renderAt(
  { Providers, Routes, loadArabic }: App,
  path: string,
  language: Language = 'en',
) {
  const initial = await loadInitialLanguage(language, loadArabic);
  const user = userEvent.setup({ delay: null });
  const client = createQueryClient();
  render(
    <OriginContext value={location.origin}>
      <MemoryRouter initialEntries={[path]}>
        <Providers queryClient={client} {...initial}>
          <Routes />
          <Location />
        </Providers>
      </MemoryRouter>
    </OriginContext>,
  );
  return { user, client, url: () => current };
}
