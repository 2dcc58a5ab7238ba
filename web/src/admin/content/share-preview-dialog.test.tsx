import {
  createPreviewLink,
  type Language,
  type PreviewLink,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reduceMotion } from '../../../testing/reduced-motion';
import { findDialog } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';
import { loadInitialLanguage } from '../../shared/app/initial-language';
import { createQueryClient } from '../../shared/app/query-client';
import { loadArabic, Providers } from '../app/providers';
import SharePreviewDialog from './share-preview-dialog';

const expiresAt = '2026-03-08T12:00:00.000Z';
const link: PreviewLink = { token: `posts.p1.tg1abc.${'s'.repeat(43)}`, expiresAt };
const second: PreviewLink = { token: `posts.p1.tg2def.${'t'.repeat(43)}`, expiresAt };
const urlOf = ({ token }: PreviewLink) => `${location.origin}/preview#${token}`;

async function open(present?: PreviewLink | null, language: Language = 'en') {
  reduceMotion();
  if (present === undefined) mockNetworkError(readPreviewLink);
  else mockEndpoint(readPreviewLink, () => ({ link: present }));
  const initial = await loadInitialLanguage(language, loadArabic);
  const onClose = vi.fn();
  const element = (
    <Providers queryClient={createQueryClient()} {...initial}>
      <SharePreviewDialog kind="posts" id="p1" title="Glass" onClose={onClose} />
    </Providers>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const name = language === 'en' ? 'Share a preview of Glass' : 'مشاركة معاينة Glass';
  return { user: userEvent.setup({ delay: null }), dialog: await findDialog(name), onClose };
}

it('makes a link, replaces it, and revokes it', async () => {
  const links = [link, second];
  const created = mockEndpoint(createPreviewLink, () => ({ link: links.shift() ?? null }));
  const revoked = mockEndpoint(revokePreviewLink, () => ({ link: null }));
  const { user, dialog, onClose } = await open(null);
  expect(dialog.getByText(/^Anybody who has the link sees/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Make a link' }));
  const field = await dialog.findByRole('textbox', { name: 'Link to the preview' });
  expect(field).toHaveValue(urlOf(link));
  expect(field).toHaveAttribute('dir', 'ltr');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Works until 8 Mar 2026, 15:00. A new link ends this one.');
  expect(await screen.findByText('The link is ready.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(field).toHaveValue(urlOf(second)));
  await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
  expect(await dialog.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(await screen.findByText('The link no longer works.')).toBeVisible();
  const params = { kind: 'posts', id: 'p1' };
  expect([...created, ...revoked].map((request) => request.params)).toEqual([params, params, params]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('loads the present link again after a failure, copies or shows it, and keeps it when a change fails', async () => {
  const { user, dialog } = await open();
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.queryByRole('button', { name: /link/ })).toBeNull();
  mockEndpoint(readPreviewLink, () => ({ link }));
  await user.click(retry);
  const copy = await dialog.findByRole('button', { name: 'Copy' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(copy);
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[urlOf(link)]]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await user.click(copy);
  expect(await screen.findByText('Copy this link')).toBeVisible();
  expect(screen.getByText(urlOf(link))).toBeVisible();

  mockEndpoint(createPreviewLink, () => new MockError(404, { message: 'This post does not exist' }));
  mockNetworkError(revokePreviewLink);
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  expect(await screen.findByText('This post does not exist')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue(urlOf(link));
});

it('is in Arabic', async () => {
  const { dialog } = await open(link, 'ar');
  const field = await dialog.findByRole('textbox', { name: 'رابط المعاينة' });
  expect(field).toHaveAttribute('dir', 'ltr');
  expect(dialog.getByRole('button', { name: 'إنشاء رابط جديد' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'إيقاف الرابط' })).toBeVisible();
});
