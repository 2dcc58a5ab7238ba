import {
  ADMIN_ERROR_MESSAGES,
  listAdminServices,
  readAdmin,
  readDashboard,
  updateService,
} from '@alnafitha/contract';
import { aDashboard, anAdmin } from '@alnafitha/contract/factories';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAdminService } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const REFUSED = 'Your role does not include this';
const RECENT = 'Recent Contact Submissions';
const ACTIONS = 'Quick Actions';
const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.textContent);

it.each([
  [
    'content',
    ['Dashboard', 'Blog Posts', 'Projects', 'Services', 'Website', 'Hero Sliders', 'Translations'],
    'Drafts',
  ],
  ['desk', ['Dashboard', 'Messages3'], 'New messages'],
] as const)(
  'the role %s has its own pages in the sidebar and on the dashboard',
  async (role, pages, waiting) => {
    const { counts, recentSubmissions, responses, stopped } = aDashboard();
    const isDesk = role === 'desk';
    mockEndpoint(readDashboard, () => ({
      stopped,
      counts: isDesk ? { contacts: counts.contacts } : { blogPosts: 1, projects: 1, images: 1 },
      waiting: isDesk
        ? { newEnquiries: 1, oldestUnanswered: null, unsent: null }
        : { drafts: 0, undescribedImages: 0 },
      ...(isDesk && { recentSubmissions, responses }),
    }));
    await renderAdmin('/admin', { admin: anAdmin({ role }) });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(linksIn(navigation).slice(0, pages.length)).toEqual(pages);
    expect(linksIn(await screen.findByRole('list', { name: 'Waiting now' }))[0]).toContain(waiting);
    const [shown, hidden] = isDesk ? [RECENT, ACTIONS] : [ACTIONS, RECENT];
    expect(await screen.findByRole('region', { name: shown })).toBeVisible();
    expect(screen.queryByRole('region', { name: hidden })).toBeNull();
    expect(screen.queryByText('Make it yours')).toBeNull();
  },
);

it('a link of a mail that the role may not open says so', async () => {
  await renderAdmin('/admin/messages/m1', { admin: anAdmin({ role: 'content' }) });
  expect(await screen.findByText(REFUSED)).toBeVisible();
});

it('a page whose role was taken while it is open keeps what is typed, says why, and leaves the sidebar', async () => {
  mockEndpoint(listAdminServices, () => [anAdminService({ title: 'Skylights' })]);
  mockEndpoint(updateService, () => new MockError(403, { message: ADMIN_ERROR_MESSAGES.roleRejected }));
  const app = await renderAdmin('/admin/services', { admin: anAdmin({ role: 'content' }) });
  await app.press('Edit the service Skylights');
  const dialog = await findDialog('Edit Service');
  fill(dialog.getByRole('textbox', { name: /^Title(?!,)/ }), 'Domes');
  mockEndpoint(readAdmin, () => anAdmin({ role: 'desk' }));
  await app.press('Save');
  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(dialog.getByDisplayValue('Domes')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  await expect.poll(() => links.queryByRole('link', { name: 'Services', hidden: true })).toBeNull();
});
