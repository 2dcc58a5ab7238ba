import {
  type AdminProject,
  createProject,
  ERROR_MESSAGES,
  listAdminProjects,
  listImages,
  MAX_IMAGE_BYTES,
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  readAdminProject,
  updateProject,
} from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminProject } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { mockListLayout } from '../../../testing/list-layout';
import { findDialog, linkedPage, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const KITCHEN = 'Edit the project A kitchen';
let stored: AdminProject[];

beforeEach(() => {
  stored = [anAdminProject(), anAdminProject({ id: 'p2', title: 'A kitchen', category: 'Kitchen Cabinets' })];
  mockList();
});

function mockList(perPage = 12) {
  return mockEndpoint(listAdminProjects, ({ query: { category, page } }) => {
    const matches = stored.filter((project) => !category || project.category === category);
    const { shown: projects, pagination } = linkedPage(matches, Number(page), perPage);
    return { projects, pagination };
  });
}

const aPicture = (name = 'villa.png') => new File(['picture'], name, { type: 'image/png' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens a form by a button, or by the URL for a new project. */
async function openForm(button?: string) {
  const app = await renderAdmin(button ? '/admin/projects' : '/admin/projects/new');
  if (button) await app.press(button);
  const form = await findDialog(button ? 'Edit Project' : 'Add New Project');
  return {
    ...app,
    form,
    save: () => app.user.click(form.getByRole('button', { name: 'Save' })),
    addImages: (...files: File[]) =>
      app.user.upload(form.getByLabelText('Add images', { selector: 'input' }), files),
    names: () => form.queryAllByRole('img').map((image) => image.getAttribute('alt')),
  };
}

describe('the list of projects', () => {
  it("loads the URL's page and category, and stores the view in the URL", async () => {
    stored = ['p0', 'p1', 'p2'].map((id) =>
      anAdminProject({ id, category: 'Other', images: [], picture: undefined }),
    );
    const requests = mockList(2);
    const { press, choose, url } = await renderAdmin('/admin/projects?page=2&category=Other');
    await screen.findByRole('heading', { name: 'Portfolio Management' });
    await screen.findByText('3 projects');
    expect(requests.map(({ query }) => query)).toEqual([{ page: '2', category: 'Other' }]);

    // Neither view has a placeholder for a missing image.
    expect(screen.queryByText('Image Not Available')).toBeNull();
    await press('Table');
    expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible();
    expect(screen.queryByText('Image Not Available')).toBeNull();
    expect(url()).toBe('/admin/projects?page=2&category=Other&view=table');

    await choose('Category', 'Stainless & Steel');
    expect(await screen.findByText('No projects found. Start by adding a new project.')).toBeVisible();
    expect(url()).toBe('/admin/projects?category=Stillness+%26+Steel&view=table');
    await press('Add Project', 'link');
    expect(url()).toBe('/admin/projects/new?category=Stillness+%26+Steel&view=table');
  });

  it('returns from an added project with an image to its page, now by number', async () => {
    stored = Array.from({ length: 5 }, (_, index) =>
      anAdminProject({ id: `p${index}`, title: `Villa ${index}` }),
    );
    const requests = mockList(2);
    const forms = mockEndpoint(createProject, ({ body }) => {
      const added = anAdminProject({ id: 'new', title: (body as AdminProject).title });
      stored = [added, ...stored];
      return added;
    });
    const { user, press, url } = await renderAdmin('/admin/projects?view=table');
    await press('Next page');
    await screen.findByText('Villa 3');
    await press('Add New Project', 'link');
    expect(url()).toBe('/admin/projects/new?page=2&view=table');
    const form = await findDialog('Add New Project');
    fill(form.getByLabelText('Title'), 'Showroom doors');
    await user.upload(form.getByLabelText('Add images', { selector: 'input' }), aPicture());
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(await screen.findByText('Villa 1')).toBeVisible();
    expect(url()).toBe('/admin/projects?page=2&view=table');
    const blank = { location: '', client: '', year: '', description: '' };
    expect(forms).toMatchObject([
      { body: { title: 'Showroom doors', category: 'UPVC DOOR', ...blank }, files: ['villa.png'] },
    ]);
    expect(Object.keys(forms[0]?.body ?? {}).filter((field) => field.startsWith('image'))).toEqual([]);
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1' },
      { page: '2', after: 'behind-p1', skip: '0' },
      { page: '2' },
    ]);
  });
});

describe('the form of a project', () => {
  it('rejects a too long title, which it does not cut, and keeps images that the API rejects', async () => {
    const issues = [{ path: 'image', message: 'This image is damaged or incomplete' }];
    mockEndpoint(createProject, () => new MockError(400, { message: ERROR_MESSAGES.checkFields, issues }));
    const { user, form, save, addImages } = await openForm();
    await user.click(form.getByLabelText('Title'));
    await user.paste('x'.repeat(160));
    expect(form.getByText('160 of 150 characters')).toBeVisible();
    await save();
    expect(await form.findByText('At most 150 characters')).toBeVisible();
    fill(form.getByLabelText('Title'), 'Showroom doors');
    await addImages(aPicture());
    expect(form.getByText('PNG, JPG, or JPEG (Max 5MB each)')).toBeVisible();
    const button = form.getByRole('button', { name: 'Add images' });
    expect(button).not.toHaveClass('MuiButton-colorError');
    await save();
    expect(await form.findByText('This image is damaged or incomplete')).toBeVisible();
    expect(button).toHaveClass('MuiButton-colorError');
    expect(form.getByLabelText('Title')).toHaveValue('Showroom doors');
    expect(form.getByRole('img', { name: 'villa.png' })).toBeVisible();
  });

  it('changes the year to a valid one or removes it, and the images only if they change', async () => {
    stored = [anAdminProject({ id: 'p2', title: 'A kitchen', category: 'Kitchen Cabinets', year: 2024 })];
    const forms = mockEndpoint(updateProject, ({ body }) => {
      stored = [anAdminProject({ title: (body as AdminProject).title })];
      return anAdminProject();
    });
    const { form, save } = await openForm('A kitchen');
    expect(form.getByRole('combobox', { name: /Category/ })).toHaveTextContent('Kitchen Cabinets');
    fill(form.getByLabelText('Title'), 'A kitchen in white');
    expect(form.getByLabelText('Year')).toHaveValue('2024');
    fill(form.getByLabelText('Year'), '24');
    await save();
    expect(await form.findByText('Enter a year such as 2025')).toBeVisible();
    fill(form.getByLabelText('Year'), '');
    await save();
    expect(await screen.findByText('A kitchen in white')).toBeVisible();
    const body = { title: 'A kitchen in white', category: 'Kitchen Cabinets', year: '' };
    expect(forms).toMatchObject([{ params: { id: 'p2' }, body, files: [] }]);
    expect(Object.keys(forms[0]?.body ?? {}).filter((field) => field.startsWith('image'))).toEqual([]);
  });

  it.each([
    ['the first field', 0, true],
    ['no field on a touch screen', 1, false],
  ])('focuses %s', async (_, maxTouchPoints, isFocused) => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
    const { form } = await openForm(KITCHEN);
    expect(document.activeElement === form.getByLabelText('Title')).toBe(isFocused);
  });

  it('asks before Escape, Cancel or Back lose input', async () => {
    const { user, press, answer, url, back } = await renderAdmin('/admin/projects?view=table');
    await press('Add New Project', 'link');
    const form = await findDialog('Add New Project');
    fill(form.getByLabelText('Client'), 'A hotel');
    for (const [leave, choice] of [
      [() => user.keyboard('{Escape}'), 'Keep editing'],
      [() => user.click(form.getByRole('button', { name: 'Cancel' })), 'Keep editing'],
      [back, 'Keep editing'],
      [back, 'Discard'],
    ] as const) {
      expect(form.getByLabelText('Client')).toHaveValue('A hotel');
      await leave();
      await screen.findByRole('alertdialog');
      expect(url()).toBe('/admin/projects/new?view=table');
      await answer('Discard the changes?', choice);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await noDialog();
    expect(url()).toBe('/admin/projects?view=table');
  });

  it('is completely in Arabic', async () => {
    await renderAdmin('/admin/projects/new', { language: 'ar' });
    const form = await findDialog('إضافة مشروع جديد');
    expect(form.getByRole('combobox', { name: /الفئة/ })).toHaveTextContent('أبواب UPVC');
    expect(await screen.findByText('مشروعان')).toBeInTheDocument();
  });
});

describe('the images of a project', () => {
  const urlOf = (name: string) => `/media/${name}/960.webp`;
  const store = (...names: string[]) => {
    stored = [anAdminProject({ title: 'A kitchen', images: names.map(urlOf) })];
  };

  beforeEach(() => {
    mockEndpoint(listImages, () => ({
      images: [anAdminImage({ title: 'A roof of glass', url: urlOf('roof') })],
      pagination: { totalItems: 1, totalPages: 1 },
    }));
  });

  it('are put in order by keyboard, removed and added, and sent as one list', async () => {
    mockListLayout(3, 'en');
    store('a', 'b', 'c');
    const forms = mockEndpoint(updateProject, () => anAdminProject());
    const { user, press, form, save, addImages, names } = await openForm(KITCHEN);
    expect(names()).toEqual(['Image 1', 'Image 2', 'Image 3']);
    const visibleUrls = () => form.getAllByRole('img').map((image) => image.getAttribute('src'));
    (await form.findByRole('button', { name: 'Move Image 3' })).focus();
    await user.keyboard(' ');
    await screen.findByText('Image 3 lifted: 3 of 3.');
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('Image 3 moved: 2 of 3.');
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('Image 3 moved: 1 of 3.');
    await user.keyboard(' ');
    await waitFor(() => expect(visibleUrls()).toEqual(['c', 'a', 'b'].map(urlOf)));
    expect(form.getAllByRole('listitem')[0]).toHaveTextContent('Card picture');

    await user.click(form.getByRole('button', { name: 'Remove Image 2' }));
    expect(form.getByRole('button', { name: 'Add images' })).toHaveFocus();
    await addImages(aPicture('x.png'), aPicture('y.png'), aPicture('x.png'));
    await user.click(form.getByRole('button', { name: 'From the library' }));
    await press('A roof of glass');
    await waitFor(() => expect(names()).toEqual(['Image 1', 'Image 2', 'x.png', 'y.png', 'Image 5']));
    await save();
    await noDialog();
    expect(forms).toMatchObject([
      {
        body: { imagePaths: [urlOf('c'), urlOf('b'), '', '', urlOf('roof')] },
        files: ['x.png', 'y.png'],
      },
    ]);
    expect(forms[0]?.body).not.toHaveProperty('imagePath');
  });

  it('are sent as before where there is at most one: a file, a URL or a blank one', async () => {
    store('a');
    const forms = mockEndpoint(updateProject, () => anAdminProject());
    const { user, press } = await renderAdmin('/admin/projects');
    for (const add of [
      (input: HTMLElement) => user.upload(input, aPicture()),
      async () => {
        await press('From the library');
        await press('A roof of glass');
      },
      async () => {},
    ]) {
      await press(KITCHEN);
      const form = await findDialog('Edit Project');
      await user.click(form.getByRole('button', { name: 'Remove Image 1' }));
      await add(form.getByLabelText('Add images', { selector: 'input' }));
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      await user.click(form.getByRole('button', { name: 'Save' }));
      await noDialog();
    }
    expect(forms.map(({ files }) => files)).toEqual([['villa.png'], [], []]);
    const fields = ['imagePath', 'imagePaths'] as const;
    expect(forms.map(({ body }) => fields.map((field) => Object(body)[field]))).toEqual([
      [undefined, undefined],
      [urlOf('roof'), undefined],
      ['', undefined],
    ]);
  });

  it('of unacceptable files and beyond the limits are refused, and the others kept', async () => {
    store(...Array.from({ length: MAX_PROJECT_IMAGES - MAX_NEW_PROJECT_IMAGES }, (_, index) => `${index}`));
    const { form, addImages, names, press } = await openForm(KITCHEN);
    const large = aPicture('large.png');
    Object.defineProperty(large, 'size', { value: MAX_IMAGE_BYTES + 1 });
    await addImages(large, aPicture('0.png'));
    expect(await form.findByText('large.png')).toBeVisible();
    expect(form.getByRole('alert')).toHaveTextContent('large.png: This image is larger than 5 MB');
    await addImages(...['1', '2', '3', '4', '5', '6'].map((name) => aPicture(`${name}.png`)));
    const limit = /^At most 5 new images can be saved at once/;
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent(/^A project has at most 20 images$/),
    );
    const files = ['0.png', '1.png', '2.png', '3.png', '4.png'];
    expect(names().slice(-MAX_NEW_PROJECT_IMAGES)).toEqual(files);
    expect(names()).toHaveLength(MAX_PROJECT_IMAGES);

    await press('Remove Image 1');
    expect(form.queryByRole('alert')).toBeNull();
    await addImages(aPicture('5.png'));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(limit));
    expect(names().slice(-MAX_NEW_PROJECT_IMAGES)).toEqual(files);
  });

  it('are restored from a draft without files', async () => {
    store('a', 'b');
    const { user, form, addImages } = await openForm(KITCHEN);
    await user.click(form.getByRole('button', { name: 'Remove Image 1' }));
    await addImages(aPicture());
    await waitFor(() => expect(Object.values({ ...localStorage }).join('')).toContain(`["${urlOf('b')}"]`));
    cleanup();
    const { press, answer } = await renderAdmin('/admin/projects');
    await press(KITCHEN);
    await answer('Restore your unsaved text?', 'Restore');
    const again = await findDialog('Edit Project');
    await waitFor(() => expect(again.getAllByRole('img')).toHaveLength(1));
    expect(again.getByRole('img')).toHaveAttribute('src', urlOf('b'));
  });

  it('of two administrators are compared, new ones by name', async () => {
    store('a');
    mockEndpoint(updateProject, () => new MockError(409, { message: ERROR_MESSAGES.entryChanged }));
    mockEndpoint(readAdminProject, () =>
      anAdminProject({ title: 'A kitchen', images: ['b', 'c'].map(urlOf), version: 'v2' }),
    );
    const { form, save, addImages } = await openForm(KITCHEN);
    await addImages(aPicture('x.png'), aPicture('y.png'));
    await save();
    const versions = within(await form.findByRole('region', { name: 'Their version' }));
    const images = within(versions.getByRole('group', { name: 'Images' })).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['b', 'c', 'a'].map(urlOf));
    expect(versions.getByRole('group', { name: 'New images' })).toHaveTextContent('x.png y.png');
  });
});
