import {
  listAdminPosts,
  listAdminServices,
  listDeleted,
  listImages,
  listRevisions,
  purgeDeleted,
  type RevisionDetails,
  readRevision,
  restoreDeleted,
} from '@alnafitha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminPost, anAdminService } from '../../../testing/admin-records';
import { deferred } from '../../../testing/deferred';
import { findDialog, linkedPage, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const AT = '2026-03-01T10:00:00.000Z';
const edited = { by: 'Sara', at: AT };
const service = anAdminService({ id: 's1', title: 'Doors of glass', edited });

const revision: RevisionDetails = {
  id: 'r2',
  by: 'Omar',
  at: '2026-03-02T10:00:00.000Z',
  changed: ['title', 'active', 'translations'],
  entry: { ...service, title: 'Doors of steel' },
  differences: [
    { field: 'title', isTranslation: false, before: 'Doors of steel', now: 'Doors of glass' },
    { field: 'title', isTranslation: true, before: 'أبواب من الحديد للفلل', now: 'أبواب من الزجاج للفلل' },
    { field: 'active', isTranslation: false, before: 'false', now: 'true' },
    { field: 'image', isTranslation: false, before: 'https://example.com/a.webp', now: '' },
  ],
};

function mockHistory() {
  const { entry, differences, ...listed } = revision;
  mockEndpoint(listAdminServices, () => [service]);
  mockEndpoint(listRevisions, () => ({
    revisions: [
      listed,
      { id: 'r1', by: 'Sara', at: AT, changed: ['order'] },
      { id: 'r0', by: 'Sara', at: AT, changed: ['deleted'] },
    ],
  }));
  return mockEndpoint(readRevision, () => revision);
}

const marks = (group: HTMLElement) =>
  [...group.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [tagName, textContent.trim()]);

describe('the history', () => {
  it('lists changes, and shows what differs word by word', async () => {
    const reads = mockHistory();
    const { user, press } = await renderAdmin('/admin/services');
    const row = within(await screen.findByRole('row', { name: /Doors of glass/ }));
    expect(row.getByText(/^Last edited by/)).toHaveTextContent('Last edited by Sara, 1 Mar 2026, 13:00');
    await press('History of Doors of glass');
    const dialog = await findDialog('History of Doors of glass');
    const changes = await dialog.findAllByRole('button', { expanded: false });
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      '2 Mar 2026, 13:00 · OmarTitle · Active · Translation',
      '1 Mar 2026, 13:00 · SaraOrder',
      '1 Mar 2026, 13:00 · SaraDeletion',
    ]);
    expect(dialog.getByText('The newest 20 changes are kept.')).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(marks(await dialog.findByRole('group', { name: 'Title' }))).toEqual([
      ['DEL', 'steel'],
      ['INS', 'glass'],
    ]);
    expect(marks(dialog.getByRole('group', { name: 'Title (Translation)' }))).toEqual([
      ['DEL', 'الحديد'],
      ['INS', 'الزجاج'],
    ]);
    expect(marks(dialog.getByRole('group', { name: 'Active' }))).toEqual([
      ['DEL', 'No'],
      ['INS', 'Yes'],
    ]);
    const images = within(dialog.getByRole('group', { name: 'Image' }));
    expect(images.getByRole('img')).toHaveAttribute('src', 'https://example.com/a.webp');
    expect(changes[0]).toHaveAttribute('aria-expanded', 'true');
    expect(reads.map(({ params }) => params)).toEqual([{ kind: 'services', id: 's1', revision: 'r2' }]);
  });

  it('is shown in Arabic', async () => {
    mockHistory();
    const { press } = await renderAdmin('/admin/services', { language: 'ar' });
    await press('سجل تعديلات Doors of glass');
    await press(/Omar/);
    const dialog = await findDialog('سجل تعديلات Doors of glass');
    expect(marks(await dialog.findByRole('group', { name: 'مفعّلة' }))).toEqual([
      ['DEL', 'لا'],
      ['INS', 'نعم'],
    ]);
    expect(dialog.getByRole('group', { name: 'العنوان (الترجمة)' })).toBeVisible();
    expect(dialog.getByText('الحذف')).toBeVisible();
  });

  it('may be empty, and can be loaded again', async () => {
    mockHistory();
    mockNetworkError(listRevisions);
    const { press } = await renderAdmin('/admin/services');
    await press('History of Doors of glass');
    const dialog = await findDialog('History of Doors of glass');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load');
    mockEndpoint(listRevisions, () => ({ revisions: [] }));
    await press('Retry');
    expect(await dialog.findByText('No changes yet')).toBeVisible();
    await press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: /^History of/ })).toHaveFocus());
  });
});

describe('a deletion', () => {
  let deleted: string[];
  const isListed = ({ id }: { id: string }) => !deleted.includes(id);
  const restore = ({ params: { id = '' } }: { params: Record<string, string> }) => {
    deleted = deleted.filter((deletedId) => deletedId !== id);
    return { id };
  };

  beforeEach(() => {
    deleted = [];
    mockEndpoint(listAdminPosts, () => {
      const posts = [anAdminPost({ id: 'p1', title: 'Salt air', edited })].filter(isListed);
      const { pagination } = linkedPage(posts, 1, 10);
      return { posts, customCategories: [], pagination: { ...pagination, total: posts.length } };
    });
  });

  const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

  /** Mocks the list of the deleted, with a post. */
  function mockDeleted() {
    deleted = ['p1'];
    mockEndpoint(listDeleted, () => ({
      entries: deleted.map((id) => ({ id, by: 'Omar', at: AT, title: 'Salt air' })),
      kept: [],
    }));
  }

  it('is listed, and restored from there', async () => {
    mockDeleted();
    mockEndpoint(restoreDeleted, () => new MockError(503, ''));
    const { press, url, back } = await renderAdmin('/admin/blog-posts');
    await press('Deleted', 'link');
    expect(url()).toBe('/admin/blog-posts?show=deleted');
    expect(await screen.findByText('Deleted entries can be restored for 30 days.')).toBeVisible();
    expect(await screen.findByText(/^Deleted by/)).toHaveTextContent('Deleted by Omar, 1 Mar 2026, 13:00');
    await press('Restore Salt air');
    expect(await screen.findByText('Failed to restore')).toBeVisible();
    const restorations = mockEndpoint(restoreDeleted, restore);
    await press('Restore Salt air');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(screen.getByText('Nothing has been deleted.')).toBeVisible();
    expect(restorations.map(({ params }) => params)).toEqual([{ kind: 'posts', id: 'p1' }]);
    await waitFor(() => expect(heading('Blog Posts')).toHaveFocus());
    await press('Back to the list', 'link');
    expect(await screen.findByText('Salt air')).toBeVisible();
    expect(url()).toBe('/admin/blog-posts');
    await back();
    expect(await screen.findByText('Nothing has been deleted.')).toBeVisible();
  });

  it('is made final after a question', async () => {
    mockDeleted();
    const failures = mockEndpoint(purgeDeleted, () => new MockError(503, ''));
    const { press, answer } = await renderAdmin('/admin/blog-posts?show=deleted');
    await press('Delete Salt air for good');
    expect(await screen.findByText('This cannot be undone.')).toBeVisible();
    await answer('Delete Salt air for good?', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(failures).toEqual([]);
    await press('Delete Salt air for good');
    await answer('Delete Salt air for good?', 'Delete');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Salt air')).toBeVisible();
    const requests = mockEndpoint(purgeDeleted, restore);
    const refetch = deferred();
    const lists = mockEndpoint(listDeleted, () => refetch.promise.then(() => ({ entries: [], kept: [] })));
    await press('Delete Salt air for good');
    await answer('Delete Salt air for good?', 'Delete');
    await waitFor(() => expect(lists).toHaveLength(1));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    refetch.resolve();
    expect(await screen.findByText('Deleted for good')).toBeVisible();
    expect(await screen.findByText('Nothing has been deleted.')).toBeVisible();
    expect(requests.map(({ params }) => params)).toEqual([{ kind: 'posts', id: 'p1' }]);
    await waitFor(() => expect(heading('Blog Posts')).toHaveFocus());
  });

  it('keeps files of images that the history shows', async () => {
    mockEndpoint(listDeleted, () => ({
      entries: [],
      kept: [{ image: 'https://example.com/old.webp', title: 'Skylight' }],
    }));
    mockEndpoint(listImages, () => ({ images: [], pagination: linkedPage([], 1, 20).pagination }));
    await renderAdmin('/admin/images?show=deleted');
    expect(await screen.findByText('In the history of Skylight')).toBeVisible();
  });
});
