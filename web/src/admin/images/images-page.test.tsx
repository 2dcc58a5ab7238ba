import { type AdminImage, deleteImage, listImages, readAdmin } from '@alnafitha/contract';
import { aGalleryImage, anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { answer, Refusal } from '../../testing/server';

const anImage = (changes: Partial<AdminImage>): AdminImage => ({
  ...aGalleryImage({ subCategories: [], category: 'Gallery' }),
  size: 51_800,
  ...changes,
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => anImage({ id: `i${index}`, title: `Picture ${index}` }));

let stored: AdminImage[];

beforeEach(() => {
  stored = [
    anImage({ id: 'i1', title: 'Skylight', category: 'Portfolio', subCategories: ['GLASS', 'SHADES'] }),
    anImage({ id: 'i2', title: 'Pergola' }),
  ];
  answer(readAdmin, () => anAdmin());
});

/** The library as the API has it: what is stored, `perPage` to a page. */
function answerList(perPage = 20) {
  return answer(listImages, ({ query }) => {
    const page = Number(query.page);
    const matching = stored.filter(({ category }) => !query.category || category === query.category);
    const images = matching.slice((page - 1) * perPage, page * perPage);
    const totals = { totalItems: matching.length, totalPages: Math.ceil(matching.length / perPage) };
    const next = page < totals.totalPages ? { next: `behind-${images.at(-1)?.id}` } : {};
    const previous = page > 1 ? { previous: `before-${images[0]?.id}` } : {};
    return { images, pagination: { ...totals, ...next, ...previous } };
  });
}

function answerDeletion(refused: readonly string[] = []) {
  return answer(deleteImage, ({ params: { id = '' } }) => {
    if (refused.includes(id)) return new Refusal(404, { message: 'This picture does not exist' });
    stored = stored.filter((image) => image.id !== id);
    return { id };
  });
}

describe('the library', () => {
  it('shows what is known of a picture, and asks for what the address names', async () => {
    const requests = answerList();
    await renderApp('/admin/images?category=Portfolio&search=sky');
    const card = await screen.findByRole('listitem', { name: 'Skylight' });
    expect(within(card).getByText('GLASS · SHADES')).toBeVisible();
    expect(within(card).getByText('51 KB')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Media Library' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Portfolio' })).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '20', category: 'Portfolio', search: 'sky' },
    ]);
  });

  it('searches when the typing pauses, and a tab begins at its first page', async () => {
    stored = numbered(25);
    const requests = answerList();
    const { user, address } = await renderApp('/admin/images?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search images...' }), 'door');
    await waitFor(() => expect(address()).toBe('/admin/images?search=door'));
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(address()).toBe('/admin/images?category=Gallery&search=door');
    await waitFor(() => expect(requests).toHaveLength(3));
  });

  it('goes from page to page by cursors, and reads a page again from where it began', async () => {
    stored = numbered(9);
    const requests = answerList(2);
    answerDeletion();
    const { user } = await renderApp('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the image Picture 3' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Picture 4')).toBeVisible();
    expect(requests.map(({ query: { limit: _limit, search: _search, ...way } }) => way)).toEqual([
      { page: '1' },
      { page: '2', after: 'behind-i1', skip: '0' },
      { page: '2', at: 'before-i2' },
    ]);
  });

  it.each([
    ['', 'Upload some images to get started', 12],
    ['?category=Blog', 'No images in the Blog category', 8],
    ['?category=Blog&search=door', 'Try a different search term', 8],
  ])('says why there are none at "%s"', async (query, hint, skeletons) => {
    stored = [];
    answerList();
    await renderApp(`/admin/images${query}`);
    const loading = await screen.findByRole('status', { name: 'Loading...' });
    expect(loading.children).toHaveLength(skeletons);
    expect(await screen.findByText('No images found')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('offers to try again when the list fails', async () => {
    let isDown = true;
    answer(listImages, () =>
      isDown
        ? new Refusal(500, { message: 'Something went wrong on our side. Please try again.' })
        : { images: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { user } = await renderApp('/admin/images');
    expect(await screen.findByText('Failed to fetch images')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Skylight')).toBeVisible();
  });
});

describe('deleting', () => {
  it('deletes one picture after asking', async () => {
    answerList();
    const deletions = answerDeletion();
    const { user } = await renderApp('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Delete the image Pergola' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the image?' });
    expect(deletions).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image deleted')).toBeVisible();
    expect(screen.queryByText('Pergola')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Image Gallery' })).toHaveFocus());
  });

  it('leaves the focus where it was when nothing is deleted after all', async () => {
    answerList();
    const deletions = answerDeletion(['i2']);
    const { user } = await renderApp('/admin/images');
    const opener = await screen.findByRole('button', { name: 'Delete the image Pergola' });
    for (const [answered, count] of [
      ['Cancel', 0],
      ['Delete', 1],
    ] as const) {
      await user.click(opener);
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: answered }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      expect(deletions).toHaveLength(count);
    }
  });

  it('selects in select mode only, and forgets the selection outside it', async () => {
    answerList();
    const { user } = await renderApp('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Select mode' }));
    await user.click(await screen.findByRole('button', { name: 'Select All' }));
    expect(screen.getByRole('checkbox', { name: 'Select the image Pergola' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Deselect All' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select the image Pergola' }));
    expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Select mode' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select mode' }));
    expect(screen.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
  });

  it('deletes all that are selected, and shows the page before when the last one is empty', async () => {
    stored = numbered(8);
    answerList(5);
    const deletions = answerDeletion();
    const { user, address } = await renderApp('/admin/images?page=2');
    await user.click(await screen.findByRole('button', { name: 'Select mode' }));
    await user.click(await screen.findByRole('button', { name: 'Select All' }));
    await user.click(screen.getByRole('button', { name: 'Delete (3)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 images?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Images deleted')).toBeVisible();
    expect(screen.getByText('3 images were deleted.')).toBeVisible();
    expect(deletions.map(({ params }) => params.id)).toEqual(['i5', 'i6', 'i7']);
    expect(await screen.findByText('Picture 0')).toBeVisible();
    expect(address()).toBe('/admin/images');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Image Gallery' })).toHaveFocus());
  });

  it('tells how many of the selected could be deleted, and keeps the others selected', async () => {
    answerList();
    answerDeletion(['i2']);
    const { user } = await renderApp('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Select mode' }));
    await user.click(await screen.findByRole('button', { name: 'Select All' }));
    await user.click(screen.getByRole('button', { name: 'Delete (2)' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bulk delete failed')).toBeVisible();
    expect(screen.getByText('1 of 2 images were deleted. This picture does not exist')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled());
  });
});
