import { type Language, localizedPath } from '@alnafitha/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/shared/app/query-client';
import { loadArabic, Providers } from '../src/site/app/providers';
import { SiteRoutes } from '../src/site/app/routes';
import { renderAt } from './render-app';

/** The whole site at a path. */
export function renderSite(path: string, language: Language = 'en') {
  return renderAt({ Providers, Routes: SiteRoutes, loadArabic }, localizedPath(language, path), language);
}

/** A part of a page, in the contexts that every page of the site has. */
export async function renderInSite(part: ReactNode, language: Language = 'en') {
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  render(
    <MemoryRouter initialEntries={[localizedPath(language, '/')]}>
      <Providers queryClient={createQueryClient()} initialDictionary={dictionary}>
        {part}
      </Providers>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
