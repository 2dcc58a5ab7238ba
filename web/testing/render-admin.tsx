import type { Language } from '@alnafitha/contract';
import { getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { loadArabic } from '../src/admin/app/providers';
import { adminRoutes } from '../src/admin/app/routes';
import { loadInitialLanguage } from '../src/shared/app/initial-language';
import { createQueryClient } from '../src/shared/app/query-client';
import { OriginContext } from '../src/shared/ui/page-head';
import { reduceMotion } from './reduced-motion';

/** Renders the whole admin panel at a path, as its entry does, with the API that the test mocks. */
export async function renderAdmin(path: string, language: Language = 'en') {
  reduceMotion();
  const initial = await loadInitialLanguage(language, loadArabic);
  const user = userEvent.setup({ delay: null });
  const router = createMemoryRouter(adminRoutes({ queryClient: createQueryClient(), ...initial }), {
    initialEntries: [path],
  });
  render(
    <OriginContext value={location.origin}>
      <RouterProvider router={router} />
    </OriginContext>,
  );
  return {
    user,
    url: () => createPath(router.state.location),
    /** The browser's Back. */
    back: () => getConfig().asyncWrapper(() => router.navigate(-1)),
  };
}
