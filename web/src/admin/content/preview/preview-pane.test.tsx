import {
  BLOCK_IDS,
  type Language,
  listAdminPosts,
  listAdminServices,
  listBlocks,
  listServices,
  readTranslations,
  SAMPLE_BLOCKS,
  type SiteBlocks,
} from '@alnafitha/contract';
import { aService } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { anAdminBlock, anAdminPost, anAdminService } from '../../../../testing/admin-records';
import { fill } from '../../../../testing/fill';
import { disableFrames, findPreview } from '../../../../testing/preview-frame';
import { findDialog, renderAdmin } from '../../../../testing/render-admin';
import { mockEndpoint } from '../../../../testing/server';

const service = anAdminService({ id: 's1', title: 'Skylights', description: 'Light.', slug: 'skylights' });

beforeEach(() => {
  disableFrames();
  mockEndpoint(listAdminServices, () => [service]);
  mockEndpoint(listServices, () => [aService({ id: 'gates', title: 'Gates', slugs: ['gates'] })]);
  mockEndpoint(readTranslations, () => ({
    ...({ kind: 'services', id: 's1', title: 'Skylights', state: 'machine', version: 'v' } as const),
    fields: [
      {
        ...{ field: 'title', original: 'Skylights', of: 'Skylights', text: 'مناور' },
        ...({ to: 'ar', state: 'machine', by: 'machine' } as const),
      },
    ],
  }));
});

/** Opens the pane of a form, whose page is ready, and returns what it is sent. */
async function openPane(
  edit = 'Edit the service Skylights',
  title = 'Edit Service',
  path = '/admin/services',
) {
  const app = await renderAdmin(path);
  if (edit) await app.press(edit);
  const dialog = await findDialog(title);
  await app.user.click(dialog.getByRole('button', { name: 'Preview' }));
  const preview = await findPreview();
  const pane = within(screen.getByRole('region', { name: 'Preview' }));
  return { ...app, ...preview, dialog, pane };
}

it('sends what the form has as visitors would see it, and keeps the last value of what is not valid', async () => {
  const { dialog, pane, page, shown, user } = await openPane();
  expect(page.postMessage).toHaveBeenLastCalledWith(expect.anything(), { targetOrigin: location.origin });
  expect(shown()).toMatchObject({ kind: 'services', id: 's1', language: 'en', isDark: false });
  expect(shown().entry).toMatchObject({ id: 's1', title: 'Skylights', slugs: ['skylights'] });
  expect(shown().entry).not.toHaveProperty('active');
  await user.click(pane.getByRole('button', { name: 'Arabic' }));
  await user.click(pane.getByRole('button', { name: 'Dark' }));
  expect(shown()).toMatchObject({ language: 'ar', isDark: true });
  expect(shown().entry).toMatchObject({ translations: { ar: { title: 'مناور', description: 'Light.' } } });
  expect(shown().texts).toContainEqual({ path: 'description', text: 'Light.', state: 'pending' });
  fill(dialog.getByRole('textbox', { name: /^Title(?!,)/, hidden: true }), 'Domes');
  await waitFor(() => expect(shown().entry).toMatchObject({ title: 'Domes' }));
  expect(shown().texts).toContainEqual({ path: 'title', text: 'مناور', state: 'outdated' });
  expect(pane.queryByText(/last valid value/)).toBeNull();
  fill(dialog.getByRole('textbox', { name: /^Title(?!,)/, hidden: true }), '');
  expect(await pane.findByText(/last valid value/)).toBeVisible();
  expect(shown().entry).toMatchObject({ title: 'Domes' });
});

it('focuses the field of a pressed text, for messages of its page only', async () => {
  const { dialog, receive } = await openPane();
  const description = dialog.getByRole('textbox', { name: /^Description(?!,)/, hidden: true });
  const press = { type: 'preview-press', path: 'description' };
  await receive(press, 'https://evil.example');
  await receive(press, location.origin, { postMessage: vi.fn() });
  expect(description).not.toHaveFocus();
  await receive(press);
  await waitFor(() => expect(description).toHaveFocus());
});

it('opens the page in a tab, which is sent the same', async () => {
  const tab = { postMessage: vi.fn() };
  vi.stubGlobal('open', () => tab);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { pane, receive, shown, user } = await openPane();
  await user.click(pane.getByRole('button', { name: 'Open in a tab' }));
  await receive({ type: 'preview-ready' }, location.origin, tab);
  expect(tab.postMessage).toHaveBeenLastCalledWith(shown(), { targetOrigin: location.origin });
});

it('sends markup and long texts as they are typed', async () => {
  const { dialog, shown } = await openPane();
  const description = '<img src=x onerror=alert(1)>'.padEnd(2000, 'x');
  fill(dialog.getByRole('textbox', { name: /^Description(?!,)/, hidden: true }), description);
  await waitFor(() => expect(shown().entry).toMatchObject({ description }));
});

it('shows a block in both languages, as on a day that is chosen', async () => {
  const exceptions = [
    {
      title: 'Ramadan',
      from: '2027-02-08',
      until: '2027-03-08',
      hasRest: false,
      opens: '20:00',
      closes: '01:00',
    },
  ];
  const hours = { ...SAMPLE_BLOCKS.hours, exceptions };
  mockEndpoint(listBlocks, () =>
    BLOCK_IDS.map((id) => anAdminBlock(id, id === 'hours' ? { values: hours } : {})),
  );
  const { pane, shown } = await openPane('', 'Opening hours', '/admin/website?block=hours');
  const { entry } = shown() as { entry: Record<Language, SiteBlocks['hours']> };
  expect(Object.keys(entry)).toEqual(['en', 'ar']);
  fill(pane.getByLabelText('As on'), '2027-02-10');
  await waitFor(() => expect(JSON.stringify(shown().entry)).toContain('Ramadan'));
  expect(JSON.stringify(entry)).not.toBe(JSON.stringify(shown().entry));
});

it('shows a new row once it has its days', async () => {
  mockEndpoint(listBlocks, () => BLOCK_IDS.map((id) => anAdminBlock(id)));
  const { dialog, pane, shown, user } = await openPane('', 'Opening hours', '/admin/website?block=hours');
  await user.click(dialog.getByRole('button', { name: 'Add a row: Special days', hidden: true }));
  expect(await pane.findByText(/last valid value/)).toBeVisible();
  const row = within(dialog.getByRole('group', { name: 'Special day 1', hidden: true }));
  fill(row.getByLabelText('Title'), 'Ramadan');
  fill(row.getByLabelText('First day'), '2027-02-08');
  fill(pane.getByLabelText('As on'), '2027-02-10');
  expect(JSON.stringify(shown().entry)).not.toContain('Ramadan');
  fill(row.getByLabelText('Last day'), '2027-03-08');
  await waitFor(() => expect(JSON.stringify(shown().entry)).toContain('Ramadan'));
});

it('says when visitors do not see a post on a day that is chosen', async () => {
  const post = anAdminPost({ id: 'p1', title: 'Salt air', date: '2099-12-03T05:00:00.000Z' });
  mockEndpoint(listAdminPosts, () => ({
    posts: [post],
    customCategories: [],
    pagination: { total: 1, totalItems: 1, totalPages: 1 },
  }));
  const { pane } = await openPane('Edit the post Salt air', 'Edit Blog Post', '/admin/blog-posts');
  const note = 'On this day, visitors do not see it.';
  expect(await pane.findByText(note)).toBeVisible();
  fill(pane.getByLabelText('As on'), '2099-12-03');
  await waitFor(() => expect(pane.queryByText(note)).toBeNull());
});

it('shows the services of an own company in its menus', async () => {
  const company = { ...SAMPLE_BLOCKS.company, name: 'Doha Frames' };
  mockEndpoint(listBlocks, () =>
    BLOCK_IDS.map((id) => anAdminBlock(id, id === 'company' ? { values: company } : {})),
  );
  const { shown } = await openPane('', 'Company and contact', '/admin/website?block=company');
  await waitFor(() => expect(JSON.stringify(shown().entry)).toContain('Gates'));
});
