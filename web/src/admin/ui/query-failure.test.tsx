import {
  ERROR_MESSAGES,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listAdminTestimonials,
  listBlocks,
  listDeleted,
  listImages,
  listMessages,
  listRevisions,
  listTranslations,
  readActivity,
  readAdmin,
  readDashboard,
  readMessage,
} from '@alnafitha/contract';
import {
  aDashboard,
  aMessage,
  aMessageWithDetails,
  anAdmin,
  anAdminImage,
} from '@alnafitha/contract/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import {
  anAdminBlock,
  anAdminPost,
  anAdminProject,
  anAdminService,
  anAdminTestimonial,
} from '../../../testing/admin-records';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, server } from '../../../testing/server';

const STALE = 'This could not be brought up to date.';
const AT = '2026-03-01T10:00:00.000Z';
const pagination = { totalItems: 1, total: 1, totalPages: 1 };
const title = 'Stored';

function mockLists() {
  mockEndpoint(listAdminPosts, () => ({ posts: [anAdminPost({ title })], customCategories: [], pagination }));
  mockEndpoint(listAdminProjects, () => ({ projects: [anAdminProject({ title })], pagination }));
  mockEndpoint(listAdminServices, () => [anAdminService({ title })]);
  mockEndpoint(listAdminTestimonials, () => [anAdminTestimonial({ name: title })]);
  mockEndpoint(listBlocks, () => [anAdminBlock('hours')]);
  mockEndpoint(listImages, () => ({ images: [anAdminImage({ title })], pagination }));
  mockEndpoint(listDeleted, () => ({ entries: [{ id: 'd1', title, by: 'Sara', at: AT }], kept: [] }));
  mockEndpoint(listMessages, () => ({
    messages: [aMessage({ id: 'm1', name: 'Noor', subject: title, message: 'Two doors, please.' })],
    pagination,
  }));
  mockEndpoint(readMessage, () => aMessageWithDetails({ id: 'm1', message: title }));
  const entry = {
    kind: 'services',
    id: 's1',
    title,
    original: title,
    state: 'machine',
    createdAt: AT,
  } as const;
  mockEndpoint(listTranslations, () => ({ entries: [entry], totals: { services: 1 }, next: {} }));
  mockEndpoint(listRevisions, () => ({ revisions: [{ id: 'r1', by: 'Sara', at: AT, changed: ['title'] }] }));
  mockEndpoint(readActivity, () => ({
    sessions: [{ id: 's1', device: title, at: AT, current: true }],
    events: [],
  }));
  mockEndpoint(readDashboard, () => aDashboard({ recentSubmissions: [aMessage({ name: title })] }));
}

beforeEach(mockLists);

/** Makes all requests fail but that of the session. */
function mockFailure() {
  server.use(http.get('*/api/admin/*', () => new HttpResponse(null, { status: 503 })));
  mockEndpoint(readAdmin, () => anAdmin());
}

it.each([
  ['/admin', title],
  ['/admin/messages', title],
  ['/admin/messages/m1', title],
  ['/admin/projects', title],
  ['/admin/projects?view=table', title],
  ['/admin/services', title],
  ['/admin/blog-posts', title],
  ['/admin/images', title],
  ['/admin/blog-posts?show=deleted', title],
  ['/admin/translations', title],
  ['/admin/website', 'Opening hours'],
  ['/admin/website/testimonials', title],
  ['/admin/profile', title],
])('%s keeps what it shows when a refetch fails, until another brings it up to date', async (path, row) => {
  const { client, user } = await renderAdmin(path);
  await screen.findAllByText(row);
  mockFailure();
  await act(() => client.refetchQueries());
  const [stale] = await screen.findAllByText(STALE);
  expect(stale).toBeVisible();
  expect(stale).toHaveAttribute('role', 'status');
  expect(screen.getAllByText(row)[0]).toBeVisible();
  expect(screen.queryByText(/^Failed/)).toBeNull();
  server.resetHandlers();
  mockEndpoint(readAdmin, () => anAdmin());
  mockLists();
  for (const again of screen.getAllByRole('button', { name: 'Try again', hidden: true }))
    await user.click(again);
  await waitFor(() => expect(screen.queryByText(STALE)).toBeNull());
  expect(screen.getAllByText(row)[0]).toBeVisible();
});

it('keeps the changes of an entry', async () => {
  const { client, press } = await renderAdmin('/admin/services');
  await press(`History of ${title}`);
  const changes = await findDialog(`History of ${title}`);
  await changes.findByText('Sara');
  mockFailure();
  await act(() => client.refetchQueries());
  expect(await changes.findByText(STALE)).toBeVisible();
  expect(changes.getByText('Sara')).toBeVisible();
});

it('keeps the message of the list when its details cannot be loaded', async () => {
  mockEndpoint(readMessage, () => new MockError(503, { message: ERROR_MESSAGES.unavailable }));
  const { press } = await renderAdmin('/admin/messages');
  await press('View the message from Noor', 'link');
  const message = await findDialog('Message Details');
  expect(await message.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  expect(message.getByText('Two doors, please.')).toBeVisible();
});

it('shows no rows of another filter when a filter cannot be loaded', async () => {
  const { choose } = await renderAdmin('/admin/projects');
  await screen.findByText(title);
  mockFailure();
  await choose('Category', 'UPVC Windows');
  expect(await screen.findByText('Failed to load projects. Please try again.')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByText(STALE)).toBeNull();
});
