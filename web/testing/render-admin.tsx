import {
  type AdminSession,
  type Language,
  type LinkedPagination,
  paginate,
  readAdmin,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { getConfig, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { loadArabic } from '../src/admin/app/providers';
import { adminRoutes } from '../src/admin/app/routes';
import { loadInitialLanguage } from '../src/shared/app/initial-language';
import { createQueryClient } from '../src/shared/app/query-client';
import { OriginContext } from '../src/shared/ui/page-head';
import { reduceMotion } from './reduced-motion';
import { type MockError, mockEndpoint } from './server';

interface Options {
  language?: Language | undefined;
  /** The administrator who is signed in, or the error of a session that is none. */
  admin?: AdminSession | MockError;
}

/** Renders the whole admin panel at a path, as its entry does, with the API that the test mocks. */
export async function renderAdmin(path: string, { language = 'en', admin = anAdmin() }: Options = {}) {
  reduceMotion();
  mockEndpoint(readAdmin, () => admin);
  const initial = await loadInitialLanguage(language, loadArabic);
  const user = userEvent.setup({ delay: null });
  const client = createQueryClient();
  const router = createMemoryRouter(adminRoutes({ queryClient: client, ...initial }), {
    initialEntries: [path],
  });
  render(
    <OriginContext value={location.origin}>
      <RouterProvider router={router} />
    </OriginContext>,
  );
  return {
    user,
    client,
    url: () => createPath(router.state.location),
    /** The browser's Back. */
    back: () => getConfig().asyncWrapper(() => router.navigate(-1)),
    /** Clicks a button or link. */
    press: async (name: string | RegExp, role: 'button' | 'link' = 'button') =>
      user.click(await screen.findByRole(role, { name })),
    /** Chooses an option of a select. */
    async choose(label: string, option: string) {
      await user.click(await screen.findByRole('combobox', { name: label }));
      await user.click(screen.getByRole('option', { name: option }));
    },
    /** Answers a confirmation with one of its buttons. */
    async answer(title: string, button: string) {
      const question = within(await screen.findByRole('alertdialog', { name: title }));
      await user.click(question.getByRole('button', { name: button }));
    },
  };
}

/** The queries of an open dialog. */
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A page of a list, and its pagination with cursors that name the entries beside them. */
export function linkedPage<Entry extends { id: string }>(
  entries: readonly Entry[],
  page: number,
  size: number,
): { shown: Entry[]; pagination: LinkedPagination } {
  const shown = entries.slice((page - 1) * size, page * size);
  const totals = paginate(entries.length, size);
  const next = page < totals.totalPages ? { next: `behind-${shown.at(-1)?.id}` } : {};
  const previous = page > 1 ? { previous: `before-${shown[0]?.id}` } : {};
  return { shown, pagination: { ...totals, ...next, ...previous } };
}
