import {
  type AdminService,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  listAdminServices,
  orderServices,
} from '@alnafitha/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anAdminService } from '../../../testing/admin-records';
import { mockListLayout } from '../../../testing/list-layout';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: AdminService[];

beforeEach(() => {
  mockListLayout();
  stored = [
    anAdminService({ id: 's1', title: 'Skylights', order: 0 }),
    anAdminService({ id: 's2', title: 'Pergolas', order: 1, active: false }),
    anAdminService({ id: 's3', title: 'Shades', order: 2 }),
  ];
  mockEndpoint(listAdminServices, () => stored);
});

/** Saves like the API. */
const mockOrder = () =>
  mockEndpoint(orderServices, ({ body }) => {
    const { ids, former } = body as { ids: string[]; former: string[] };
    if (`${stored.map(({ id }) => id)}` !== `${former}`)
      return new MockError(409, { message: ERROR_MESSAGES.orderChanged });
    stored = stored
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((service, order) => ({ ...service, order }));
    return stored;
  });

async function openDialog() {
  const app = await renderAdmin('/admin/services');
  await app.press('Change the order');
  const dialog = await findDialog('Change the order');
  return {
    ...app,
    dialog,
    titles: () => dialog.getAllByRole('listitem').map((item) => item.textContent),
    /** Moves a service down by one place. */
    async moveDown(title: string, place: number) {
      dialog.getByRole('button', { name: `Move ${title}` }).focus();
      await app.user.keyboard(' ');
      await screen.findByText(new RegExp(`^${title} lifted`));
      await app.user.keyboard('{ArrowDown}');
      await screen.findByText(`${title} moved: ${place} of 3.`);
      await app.user.keyboard(' ');
      await screen.findByText(`${title} dropped: ${place} of 3.`);
    },
    save: () => app.user.dblClick(dialog.getByRole('button', { name: 'Save' })),
  };
}

it('is changed by keyboard, kept when saving fails, and saved once with the same key even if submitted repeatedly', async () => {
  const failures = mockEndpoint(orderServices, () => new MockError(503, { message: 'Please try again.' }));
  const { titles, moveDown, save } = await openDialog();
  expect(titles()).toEqual(['Skylights', 'PergolasInactive', 'Shades']);
  await moveDown('Skylights', 2);
  await save();
  expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  expect(titles()).toEqual(['PergolasInactive', 'Skylights', 'Shades']);
  const requests = mockOrder();
  await save();
  expect(await screen.findByText('Order updated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.map(({ body }) => body)).toEqual([{ ids: ['s2', 's1', 's3'], former: ['s1', 's2', 's3'] }]);
  const [first, second] = [...failures, ...requests].map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  const buttons = await screen.findAllByRole('button', { name: /^Edit the service/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit the service Pergolas',
    'Edit the service Skylights',
    'Edit the service Shades',
  ]);
});

it('that somebody else has changed is shown on request, and the own one kept until then', async () => {
  const requests = mockOrder();
  const { dialog, titles, moveDown, save, press } = await openDialog();
  await moveDown('Skylights', 2);
  stored = stored.toReversed();
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent(ERROR_MESSAGES.orderChanged);
  expect(titles()).toEqual(['PergolasInactive', 'Skylights', 'Shades']);
  await press('Show the current order');
  await waitFor(() => expect(titles()).toEqual(['Shades', 'PergolasInactive', 'Skylights']));
  expect(dialog.queryByRole('alert')).toBeNull();
  await moveDown('Shades', 2);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.at(-1)?.body).toEqual({ ids: ['s2', 's3', 's1'], former: ['s3', 's2', 's1'] });
});

it('is discarded after a question only', async () => {
  const { moveDown, press, answer } = await openDialog();
  await moveDown('Pergolas', 3);
  await press('Cancel');
  await answer('Discard the changes?', 'Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('of a single service cannot be changed', async () => {
  stored = stored.slice(0, 1);
  await renderAdmin('/admin/services');
  await screen.findByText('Skylights');
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull();
});
