import {
  type AdminImage,
  deleteImage,
  listImages,
  readAdmin,
  readImage,
  updateImage,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const anImage = (changes: Partial<AdminImage>): AdminImage =>
  anAdminImage({ subCategories: [], category: 'Gallery', size: 51_800, ...changes });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => anImage({ id: `i${index}`, title: `Picture ${index}` }));

let stored: AdminImage[];

beforeEach(() => {
  stored = [
    anImage({ id: 'i1', title: 'Skylight', category: 'Portfolio', subCategories: ['GLASS', 'SHADES'] }),
    anImage({ id: 'i2', title: 'Pergola' }),
  ];
  mockEndpoint(readAdmin, () => anAdmin());
});

/** A fake of the API's library, `perPage` to a page. */
function responseList(perPage = 20) {
  return mockEndpoint(listImages, ({ query }) => {
    const page = Number(query.page);
    const matching = stored.filter(
      ({ category, described }) =>
        (!query.category || category === query.category) && !(query.description && described),
    );
    const images = matching.slice((page - 1) * perPage, page * perPage);
    const totals = { totalItems: matching.length, totalPages: Math.ceil(matching.length / perPage) };
    const next = page < totals.totalPages ? { next: `behind-${images.at(-1)?.id}` } : {};
    const previous = page > 1 ? { previous: `before-${images[0]?.id}` } : {};
    return { images, pagination: { ...totals, ...next, ...previous } };
  });
}

/** Like the API, without a conflict. */
function responseUpdate() {
  return mockEndpoint(updateImage, ({ params: { id }, body }) => {
    const { version, ...changes } = body as Partial<AdminImage>;
    const current = stored.find((image) => image.id === id);
    if (!current) return new MockError(404, { message: 'This image does not exist' });
    if (version !== current.version)
      return new MockError(409, { message: 'Somebody else has changed this image in the meantime' });
    const changed = { ...current, ...changes, version: `${version}+`, described: Boolean(changes.altText) };
    stored = stored.map((image) => (image === current ? changed : image));
    return changed;
  });
}

function responseDeletion(rejected: readonly string[] = []) {
  return mockEndpoint(deleteImage, ({ params: { id = '' } }) => {
    if (rejected.includes(id)) return new MockError(404, { message: 'This image does not exist' });
    stored = stored.filter((image) => image.id !== id);
    return { id };
  });
}

describe('the library', () => {
  it("shows an image's fields, and loads the URL's filter", async () => {
    const requests = responseList();
    await renderAdmin('/admin/images?category=Portfolio&search=sky');
    const card = await screen.findByRole('listitem', { name: 'Skylight' });
    expect(within(card).getByText('GLASS · SHADES')).toBeVisible();
    expect(within(card).getByText('51 KB')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Media Library' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Portfolio' })).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1', limit: '20', category: 'Portfolio', search: 'sky' },
    ]);
  });

  it('debounces the search, and starts a tab at its first page', async () => {
    stored = numbered(25);
    const requests = responseList();
    const { user, url: address } = await renderAdmin('/admin/images?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search images...' }), 'door');
    await waitFor(() => expect(address()).toBe('/admin/images?search=door'));
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(address()).toBe('/admin/images?category=Gallery&search=door');
    await waitFor(() => expect(requests).toHaveLength(3));
  });

  it('pages by cursors, and reloads a page from its first position', async () => {
    stored = numbered(9);
    const requests = responseList(2);
    responseDeletion();
    const { user } = await renderAdmin('/admin/images');
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
  ])('explains the empty list at "%s"', async (query, hint, skeletons) => {
    stored = [];
    responseList();
    await renderAdmin(`/admin/images${query}`);
    const loading = await screen.findByRole('status', { name: 'Loading...' });
    expect(loading.children).toHaveLength(skeletons);
    expect(await screen.findByText('No images found')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('filters images without a description, and shows the empty state', async () => {
    stored[1] = anImage({ id: 'i2', title: 'Pergola', altText: 'Pergola', described: false });
    const requests = responseList();
    const { user, url: address } = await renderAdmin('/admin/images?page=1');
    const pergola = within(await screen.findByRole('listitem', { name: 'Pergola' }));
    expect(pergola.getByText('No description')).toBeVisible();
    const skylight = within(screen.getByRole('listitem', { name: 'Skylight' }));
    expect(skylight.queryByText('No description')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'No description' }));
    expect(address()).toBe('/admin/images?description=none');
    await waitFor(() => expect(screen.queryByText('Skylight')).toBeNull());
    expect(screen.getByRole('button', { name: 'No description' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests.at(-1)?.query).toMatchObject({ description: 'none' });

    await user.click(screen.getByRole('tab', { name: 'Portfolio' }));
    expect(await screen.findByText('Every image has a description.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all images' }));
    expect(address()).toBe('/admin/images');
    expect(await screen.findByText('Skylight')).toBeVisible();
  });

  it('links from an empty category to the upload', async () => {
    responseList();
    const { user, url: address } = await renderAdmin('/admin/images?category=Blog');
    await user.click(await screen.findByRole('button', { name: 'Upload images' }));
    expect(address()).toBe('/admin/images/upload?category=Blog');
  });

  it('offers a retry when the list fails', async () => {
    let isDown = true;
    mockEndpoint(listImages, () =>
      isDown
        ? new MockError(500, { message: 'Something went wrong on our side. Please try again.' })
        : { images: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { user } = await renderAdmin('/admin/images');
    expect(await screen.findByText('Failed to fetch images')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Skylight')).toBeVisible();
  });
});

describe('editing', () => {
  const edit = async (user: UserEvent, title: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit the image ${title}` }));
    return within(await screen.findByRole('dialog', { name: 'Edit image' }));
  };

  it("saves an image's fields once and moves it to its new category", async () => {
    responseList();
    const changes = responseUpdate();
    const { user } = await renderAdmin('/admin/images?category=Portfolio');
    const form = await edit(user, 'Skylight');
    expect(form.getByLabelText('Sub-categories')).toHaveTextContent('GLASS · SHADES');
    await user.clear(form.getByRole('textbox', { name: /Title/ }));
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Atrium');
    await user.clear(form.getByLabelText('Alt text'));
    await user.type(form.getByLabelText('Alt text'), 'Daylight');
    await user.click(form.getByLabelText('Category'));
    await user.click(await screen.findByText('Blog', { selector: 'li' }));
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The image was updated.')).toBeInTheDocument();
    expect(changes.map(({ params, body }) => [params.id, body])).toEqual([
      [
        'i1',
        {
          title: 'Atrium',
          altText: 'Daylight',
          category: 'Blog',
          subCategories: [],
          version: 'v1',
        },
      ],
    ]);
    expect(screen.queryByRole('listitem', { name: 'Skylight' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Image Gallery' })).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Blog' }));
    expect(await screen.findByRole('listitem', { name: 'Atrium' })).toBeVisible();
  });

  it('leaves an alternative text empty that repeats the title', async () => {
    stored = [anImage({ title: 'IMG 2044', altText: 'IMG 2044', described: false })];
    responseList();
    const { user } = await renderAdmin('/admin/images');
    const form = await edit(user, 'IMG 2044');
    expect(form.getByLabelText('Alt text')).toHaveValue('');
  });

  it("requires a title, shows the API's issue at its field, and asks before input is lost", async () => {
    responseList();
    mockEndpoint(updateImage, () => {
      const issues = [{ path: 'altText', message: 'At most 300 characters' }];
      return new MockError(400, { message: 'Please check the highlighted fields', issues });
    });
    const { user } = await renderAdmin('/admin/images');
    const opener = await screen.findByRole('button', { name: 'Edit the image Pergola' });
    const form = await edit(user, 'Pergola');
    await user.clear(form.getByRole('textbox', { name: /Title/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Title is required')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Shade');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('At most 300 characters')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Title/ })).toHaveValue('Shade');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('keeps the form without a connection, and reports it', async () => {
    responseList();
    mockNetworkError(updateImage);
    const { user } = await renderAdmin('/admin/images');
    const form = await edit(user, 'Pergola');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit image' })).toBeVisible();
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Use theirs', 'Theirs, too'],
  ])('offers a choice after a conflict: %s', async (choice, title) => {
    responseList();
    const changes = responseUpdate();
    mockEndpoint(
      readImage,
      ({ params }) => stored.find(({ id }) => id === params.id) ?? new MockError(404, { message: 'x' }),
    );
    const { user } = await renderAdmin('/admin/images');
    const form = await edit(user, 'Pergola');
    stored = stored.map((image) =>
      image.id === 'i2' ? { ...image, title: 'Theirs', version: 'v2', category: 'Blog' } : image,
    );
    await user.clear(form.getByRole('textbox', { name: /Title/ }));
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const conflict = within(await form.findByRole('alert'));
    expect(await conflict.findByText('Theirs')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Title/ })).toHaveValue('Mine');
    await user.click(conflict.getByRole('button', { name: choice }));
    if (choice === 'Use theirs') {
      await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
      expect(form.getByRole('textbox', { name: /Title/ })).toHaveValue('Theirs');
      expect(form.getByLabelText('Category')).toHaveTextContent('Blog');
      await user.type(form.getByRole('textbox', { name: /Title/ }), ', too');
      await user.click(form.getByRole('button', { name: 'Save' }));
    }
    expect(await screen.findByRole('listitem', { name: title })).toBeVisible();
    expect(changes.map(({ body }) => (body as AdminImage).version)).toEqual(['v1', 'v2']);
  });
});

describe('deleting', () => {
  it('deletes one image after confirmation', async () => {
    responseList();
    const deletions = responseDeletion();
    const { user } = await renderAdmin('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Delete the image Pergola' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the image?' });
    expect(deletions).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image deleted')).toBeVisible();
    expect(screen.queryByText('Pergola')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Image Gallery' })).toHaveFocus());
  });

  it('keeps the focus when nothing is deleted', async () => {
    responseList();
    const deletions = responseDeletion(['i2']);
    const { user } = await renderAdmin('/admin/images');
    const opener = await screen.findByRole('button', { name: 'Delete the image Pergola' });
    for (const [responded, count] of [
      ['Cancel', 0],
      ['Delete', 1],
    ] as const) {
      await user.click(opener);
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: responded }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      expect(deletions).toHaveLength(count);
    }
  });

  it('selects in select mode only, and forgets the selection outside it', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/images');
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

  it('deletes the selected images, and shows the previous page when the last one is empty', async () => {
    stored = numbered(8);
    responseList(5);
    const deletions = responseDeletion();
    const { user, url: address } = await renderAdmin('/admin/images?page=2');
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

  it('reports how many were deleted, and keeps the others selected', async () => {
    responseList();
    responseDeletion(['i2']);
    const { user } = await renderAdmin('/admin/images');
    await user.click(await screen.findByRole('button', { name: 'Select mode' }));
    await user.click(await screen.findByRole('button', { name: 'Select All' }));
    await user.click(screen.getByRole('button', { name: 'Delete (2)' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bulk delete failed')).toBeVisible();
    expect(screen.getByText('1 of 2 images were deleted. This image does not exist')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled());
  });
});
