import { type AdminImage, deleteImage, listImages, restoreDeleted, updateImage } from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import { findDialog, linkedPage, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const anImage = (changes: Partial<AdminImage>): AdminImage =>
  anAdminImage({ subCategories: [], category: 'Gallery', size: 51_800, ...changes });

let stored: AdminImage[];

beforeEach(() => {
  stored = [
    anImage({ id: 'i1', title: 'Skylight', category: 'Portfolio', subCategories: ['GLASS', 'SHADES'] }),
    anImage({ id: 'i2', title: 'Pergola', altText: 'Pergola', described: false }),
  ];
  mockLibrary();
});

/** A fake of the API's library, `perPage` to a page. */
function mockLibrary(perPage = 20) {
  return mockEndpoint(listImages, ({ query }) => {
    const matches = stored.filter(
      ({ category, described }) =>
        (!query.category || category === query.category) && !(query.description && described),
    );
    const { shown: images, pagination } = linkedPage(matches, Number(query.page), perPage);
    return { images, pagination };
  });
}

/** Stores changes of the current version. */
function mockUpdates() {
  return mockEndpoint(updateImage, ({ params: { id }, body }) => {
    const { version, ...changes } = body as Partial<AdminImage>;
    const current = stored.find((image) => image.id === id);
    if (!current || version !== current.version)
      return new MockError(409, { message: 'Somebody else has changed this in the meantime' });
    const changed = { ...current, ...changes, version: `${version}+`, described: Boolean(changes.altText) };
    stored = stored.map((image) => (image === current ? changed : image));
    return changed;
  });
}

function mockDeletion(rejected: readonly string[] = []) {
  return mockEndpoint(deleteImage, ({ params: { id = '' } }) => {
    if (rejected.includes(id)) return new MockError(404, { message: 'This image does not exist' });
    stored = stored.filter((image) => image.id !== id);
    return { id };
  });
}

const expectHeadingFocused = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'Image Gallery' })).toHaveFocus());

describe('the library', () => {
  it("shows an image's fields, and loads the URL's filter", async () => {
    const requests = mockLibrary();
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

  it.each([
    ['', 'Upload some images to get started', 12],
    ['?category=Blog', 'No images in the Blog category', 8],
    ['?category=Blog&search=door', 'Try a different search term', 8],
  ])('explains the empty list at "%s"', async (query, hint, skeletons) => {
    stored = [];
    await renderAdmin(`/admin/images${query}`);
    const loading = await screen.findByRole('status', { name: 'Loading...' });
    expect(loading.children).toHaveLength(skeletons);
    expect(await screen.findByText('No images found')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('filters images without a description, and links from an empty category to the upload', async () => {
    const requests = mockLibrary();
    const { user, press, url } = await renderAdmin('/admin/images');
    const pergola = within(await screen.findByRole('listitem', { name: 'Pergola' }));
    expect(pergola.getByText('No description')).toBeVisible();
    const skylight = within(screen.getByRole('listitem', { name: 'Skylight' }));
    expect(skylight.queryByText('No description')).toBeNull();

    await press('No description');
    expect(url()).toBe('/admin/images?description=none');
    await waitFor(() => expect(screen.queryByText('Skylight')).toBeNull());
    expect(screen.getByRole('button', { name: 'No description' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests.at(-1)?.query).toMatchObject({ description: 'none' });

    await user.click(screen.getByRole('tab', { name: 'Portfolio' }));
    expect(await screen.findByText('Every image has a description.')).toBeVisible();
    expect(url()).toBe('/admin/images?category=Portfolio&description=none');
    await press('Show all images');
    expect(url()).toBe('/admin/images');
    expect(await screen.findByText('Skylight')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Blog' }));
    await press('Upload images');
    expect(url()).toBe('/admin/images/upload?category=Blog');
  });
});

describe('editing', () => {
  const edit = async (title: string, query = '') => {
    const app = await renderAdmin(`/admin/images${query}`);
    await app.press(`Edit the image ${title}`);
    const form = await findDialog('Edit image');
    const field = (name: RegExp) => form.getByRole('textbox', { name });
    return { ...app, form, field, save: () => app.user.click(form.getByRole('button', { name: 'Save' })) };
  };

  it("saves an image's fields once and moves it to its new category", async () => {
    const changes = mockUpdates();
    const { user, form, field } = await edit('Skylight', '?category=Portfolio');
    expect(form.getByLabelText('Sub-categories')).toHaveTextContent('GLASS · SHADES');
    fill(field(/^Title(?!,)/), 'Atrium');
    fill(field(/^Alt text(?!,)/), 'Daylight');
    await user.click(form.getByLabelText('Category'));
    await user.click(await screen.findByText('Blog', { selector: 'li' }));
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The image was updated.')).toBeInTheDocument();
    const changed = { title: 'Atrium', altText: 'Daylight', category: 'Blog', subCategories: [] };
    expect(changes.map(({ params, body }) => [params.id, body])).toEqual([
      ['i1', { ...changed, version: 'v1' }],
    ]);
    expect(screen.queryByRole('listitem', { name: 'Skylight' })).toBeNull();
    await expectHeadingFocused();
    await user.click(screen.getByRole('tab', { name: 'Blog' }));
    expect(await screen.findByRole('listitem', { name: 'Atrium' })).toBeVisible();
  });

  it("requires a title, leaves an alternative text empty that repeats it, and shows the API's issue", async () => {
    mockEndpoint(updateImage, () => {
      const issues = [{ path: 'altText', message: 'At most 300 characters' }];
      return new MockError(400, { message: 'Please check the highlighted fields', issues });
    });
    const { user, form, field, save, answer } = await edit('Pergola');
    expect(form.getByLabelText('Alt text')).toHaveValue('');
    fill(field(/^Title(?!,)/), '');
    await save();
    expect(await form.findByText('Title is required')).toBeVisible();
    fill(field(/^Title(?!,)/), 'Shade');
    await save();
    expect(await form.findByText('At most 300 characters')).toBeVisible();
    expect(field(/^Title(?!,)/)).toHaveValue('Shade');
    await user.keyboard('{Escape}');
    await answer('Discard the changes?', 'Discard');
    const opener = screen.getByRole('button', { name: 'Edit the image Pergola' });
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('deleting', () => {
  it('deletes the selected images, which is undone for all of them', async () => {
    stored = Array.from({ length: 8 }, (_, index) => anImage({ id: `i${index}`, title: `Picture ${index}` }));
    mockLibrary(5);
    const deletions = mockDeletion();
    const { press, answer, url } = await renderAdmin('/admin/images?page=2');
    for (const button of ['Select mode', 'Select All', 'Delete (3)']) await press(button);
    expect(await screen.findByText('They stay in “Deleted” for 30 days.')).toBeVisible();
    await answer('Delete 3 images?', 'Delete');
    expect(await screen.findByText('Images deleted')).toBeVisible();
    expect(screen.getByText('3 images were deleted.')).toBeVisible();
    expect(deletions.map(({ params }) => params.id)).toEqual(['i5', 'i6', 'i7']);
    expect(await screen.findByText('Picture 0')).toBeVisible();
    expect(url()).toBe('/admin/images');
    await expectHeadingFocused();
    const restorations = mockEndpoint(restoreDeleted, ({ params: { id = '' } }) => {
      stored.push(anImage({ id, title: `Picture ${id}` }));
      return { id };
    });
    await press('Undo');
    expect(await screen.findByText('Restored')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/admin/images'));
    expect(await screen.findByText('8 images')).toBeVisible();
    expect(restorations.map(({ params }) => params.id)).toEqual(['i5', 'i6', 'i7']);
  });

  it('selects in select mode only, and keeps those selected that could not be deleted', async () => {
    mockDeletion(['i2']);
    const { user, press, answer } = await renderAdmin('/admin/images');
    for (const button of ['Select mode', 'Select All']) await press(button);
    expect(screen.getByRole('checkbox', { name: 'Select the image Pergola' })).toBeChecked();
    await press('Deselect All');
    await user.click(screen.getByRole('checkbox', { name: 'Select the image Pergola' }));
    expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled();
    await press('Select mode');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Select mode');
    expect(screen.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
    for (const button of ['Select All', 'Delete (2)']) await press(button);
    await answer('Delete 2 images?', 'Delete');
    expect(await screen.findByText('Bulk delete failed')).toBeVisible();
    expect(screen.getByText('1 of 2 images deleted. This image does not exist')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeEnabled());
  });
});
