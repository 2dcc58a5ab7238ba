import {
  listAdminPosts,
  listAdminServices,
  listMessages,
  listTranslations,
  readDashboard,
  readMessage,
  readTranslations,
} from '@alnafitha/contract';
import { aDashboard, aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAdminPost, anAdminService } from '../../../testing/admin-records';
import { renderAdmin } from '../../../testing/render-admin';
import { mockEndpoint } from '../../../testing/server';

/** A value of an API that is newer than the open panel. */
const unknown = 'archived' as never;
const at = '2026-03-01T09:30:00.000Z';
const mail = { id: 'r1', to: 'a@example.com', subject: 'Doors', text: 'Yes', by: 'Admin' };
const pagination = { totalItems: 1, totalPages: 1 };

it.each([
  ['status on the dashboard', '/admin', ['Completed']],
  ['status in the inbox', '/admin/messages', ['Completed']],
  ['event and state of a message', '/admin/messages/m1', ['archived', 'Status: archived', /^archived/]],
  ['icon and state of a service', '/admin/services', ['archived']],
  ['state of a post', '/admin/blog-posts', ['archived']],
  ['kind and state of a translation', '/admin/translations', ['archived']],
  ['state of a field', '/admin/translations/services/s1', ['archived']],
])('shows an unknown %s', async (_, path, texts) => {
  // MUI warns of a select whose value is not among its options.
  vi.spyOn(console, 'warn');
  const message = { ...aMessage({ id: 'm1' }), status: unknown };
  mockEndpoint(readDashboard, () => ({ ...aDashboard(), recentSubmissions: [message] }));
  mockEndpoint(listMessages, () => ({ messages: [message], pagination }));
  mockEndpoint(readMessage, () => ({
    ...aMessageWithDetails({ id: 'm1' }),
    status: unknown,
    replies: [{ ...mail, at, mail: { state: unknown, at } }],
    events: [
      { kind: unknown, at },
      { kind: 'status' as const, text: unknown, at },
      { kind: 'replied' as const, text: 'r1', at },
    ],
  }));
  mockEndpoint(listAdminServices, () => [anAdminService({ icon: unknown, arabic: unknown })]);
  mockEndpoint(listAdminPosts, () => ({
    posts: [anAdminPost({ arabic: unknown })],
    customCategories: [],
    pagination: { ...pagination, total: 1 },
  }));
  const entry = { kind: unknown, id: 's1', title: 'Doors', state: unknown };
  const row = { ...entry, original: 'Doors', createdAt: at };
  mockEndpoint(listTranslations, () => ({ entries: [row], totals: {}, next: {} }));
  const field = { field: 'title', original: 'Doors', to: 'ar', of: 'Doors', text: 'أبواب' } as const;
  mockEndpoint(readTranslations, () => ({
    kind: 'services' as const,
    id: 's1',
    title: 'Doors',
    state: unknown,
    path: '/services',
    version: 'v1',
    fields: [{ ...field, state: unknown }],
  }));
  await renderAdmin(path);
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(console.warn).not.toHaveBeenCalled();
});
