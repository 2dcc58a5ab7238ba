import {
  type AdminProject,
  createProject,
  deleteProject,
  listAdminProjects,
  listImages,
  MAX_IMAGE_BYTES,
  type ProjectDraft,
  readAdmin,
  tooLong,
  updateProject,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage, aResponsiveImage } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

let stored: AdminProject[];

function anAdminProject(changes: Partial<AdminProject> = {}): AdminProject {
  const { image, picture } = aResponsiveImage();
  return {
    id: 'p1',
    title: 'A villa by the sea',
    description: 'Forty windows that keep the salt out.',
    category: 'UPVC Windows',
    images: [image],
    picture,
    arabic: 'machine',
    ...changes,
  };
}

beforeEach(() => {
  stored = [anAdminProject(), anAdminProject({ id: 'p2', title: 'A kitchen', category: 'Kitchen Cabinets' })];
  mockEndpoint(readAdmin, () => anAdmin());
});

/** The fields of a form as the API stores them. */
function storedFields(body: unknown) {
  const { year, ...draft } = body as ProjectDraft;
  return { ...draft, ...(year && { year: Number(year) }) };
}

/** A fake of the API's list, `perPage` to a page. */
function responseList(perPage = 12) {
  return mockEndpoint(listAdminProjects, ({ query }) => {
    const page = Number(query.page);
    const found = stored.filter(({ category }) => !query.category || category === query.category);
    const projects = found.slice((page - 1) * perPage, page * perPage);
    const totals = { totalItems: found.length, totalPages: Math.ceil(found.length / perPage) };
    const next = page < totals.totalPages ? { next: `behind-${projects.at(-1)?.id}` } : {};
    const previous = page > 1 ? { previous: `before-${projects[0]?.id}` } : {};
    return { projects, pagination: { ...totals, ...next, ...previous } };
  });
}

const picture = (name = 'villa.png') => new File(['picture'], name, { type: 'image/png' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function chooseImage(user: UserEvent, file: File) {
  await user.upload(screen.getByLabelText('Image', { selector: 'input' }), file);
}

describe('projects', () => {
  it("loads the URL's page and category, and stores the view in the URL", async () => {
    stored = Array.from({ length: 3 }, (_, index) => anAdminProject({ id: `p${index}`, category: 'Other' }));
    const requests = responseList(2);
    const { user, url: address } = await renderAdmin('/admin/projects?page=2&category=Other');
    await screen.findByRole('heading', { name: 'Portfolio Management' });
    await screen.findByText('3 projects');
    expect(requests.map(({ query }) => query)).toEqual([{ page: '2', category: 'Other' }]);

    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible();
    expect(address()).toBe('/admin/projects?page=2&category=Other&view=table');

    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(screen.getByRole('option', { name: 'Stainless & Steel' }));
    expect(await screen.findByText('No projects found. Start by adding a new project.')).toBeVisible();
    expect(address()).toBe('/admin/projects?category=Stillness+%26+Steel&view=table');
    await user.click(screen.getByRole('button', { name: 'Add Project' }));
    expect(address()).toBe('/admin/projects/new?category=Stillness+%26+Steel&view=table');
  });

  it('pages by cursors, and by numbers after a project was added', async () => {
    stored = Array.from({ length: 5 }, (_, index) =>
      anAdminProject({ id: `p${index}`, title: `Villa ${index}` }),
    );
    const requests = responseList(2);
    mockEndpoint(createProject, () => {
      const added = anAdminProject({ id: 'new', title: 'Added' });
      stored = [added, ...stored];
      return added;
    });
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('Villa 3');
    await user.click(screen.getByRole('button', { name: 'Add New Project' }));
    const form = await dialog('Add New Project');
    await user.type(form.getByLabelText('Title'), 'Added');
    await chooseImage(user, picture());
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Villa 1');
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '1' },
      { page: '2', after: 'behind-p1', skip: '0' },
      { page: '2' },
    ]);
  });

  it('adds a project with its image', async () => {
    responseList();
    const forms = mockEndpoint(createProject, ({ body }) => {
      const added = anAdminProject({ id: 'p3', ...storedFields(body) });
      stored = [added, ...stored];
      return added;
    });
    const { user, url: address } = await renderAdmin('/admin/projects?view=table');
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    expect(address()).toBe('/admin/projects/new?view=table');
    const form = await dialog('Add New Project');
    expect(
      form.getByText(
        'PNG, JPG, or JPEG (Max 5MB each). WebP is accepted, too. Photos over 5 MB are made smaller.',
      ),
    ).toBeVisible();
    await user.type(form.getByLabelText('Title'), 'Showroom doors');
    await chooseImage(user, picture());
    await user.dblClick(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Success')).toBeVisible();
    expect(await screen.findByText('Showroom doors')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin/projects?view=table'));
    const blank = { location: '', client: '', year: '', description: '' };
    expect(forms).toMatchObject([
      { body: { title: 'Showroom doors', category: 'UPVC DOOR', ...blank }, files: ['villa.png'] },
    ]);
  });

  it.each(['grid', 'table'])('adds a project without an image, and shows it in the %s', async (view) => {
    responseList();
    const forms = mockEndpoint(createProject, ({ body }) => {
      const { picture: _none, ...added } = anAdminProject({
        id: 'p3',
        ...storedFields(body),
        images: [],
      });
      stored = [added, ...stored];
      return added;
    });
    const { user } = await renderAdmin(`/admin/projects/new?view=${view}`);
    const form = await dialog('Add New Project');
    await user.type(form.getByLabelText('Title'), 'Showroom doors');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Showroom doors')).toBeVisible();
    expect(forms).toMatchObject([{ body: { title: 'Showroom doors' }, files: [] }]);
    expect(screen.queryByText('Image Not Available')).toBeNull();
  });

  it('rejects a too large image before sending', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/projects/new');
    const form = await dialog('Add New Project');
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: MAX_IMAGE_BYTES + 1 });
    await chooseImage(user, large);
    expect(await form.findByText('This image is larger than 5 MB')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Choose another image' })).toHaveFocus());
    await chooseImage(user, picture());
    expect(await form.findByText(/^PNG, JPG, or JPEG \(Max 5MB each\)/)).toBeVisible();
  });

  it("shows the API's issue at its field, and keeps the input", async () => {
    responseList();
    mockEndpoint(createProject, () => {
      const issues = [
        { path: 'title', message: tooLong(150) },
        { path: 'image', message: 'This image is damaged or incomplete' },
      ];
      return new MockError(400, { message: 'Please check the highlighted fields', issues });
    });
    const { user } = await renderAdmin('/admin/projects/new');
    const form = await dialog('Add New Project');
    await user.type(form.getByLabelText('Title'), 'Showroom doors');
    await chooseImage(user, picture());
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('At most 150 characters')).toBeVisible();
    expect(form.getByText('This image is damaged or incomplete')).toBeVisible();
    expect(screen.getByText('Please check the highlighted fields')).toBeInTheDocument();
    expect(form.getByLabelText('Title')).toHaveValue('Showroom doors');
    expect(form.getByRole('img', { name: 'villa.png' })).toBeVisible();
  });

  it('shows a fallback message for a failure without one', async () => {
    responseList();
    mockNetworkError(updateProject);
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'A kitchen' }));
    await user.click((await dialog('Edit Project')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  });

  it('changes a project, and its image only if another was chosen', async () => {
    responseList();
    const forms = mockEndpoint(updateProject, ({ body }) => {
      const { title } = body as ProjectDraft;
      stored = stored.map((project) => (project.id === 'p2' ? { ...project, title } : project));
      return anAdminProject({ id: 'p2', title });
    });
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'Edit the project A kitchen' }));
    const form = await dialog('Edit Project');
    expect(form.getByRole('combobox', { name: /Category/ })).toHaveTextContent('Kitchen Cabinets');
    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Title'), 'A bright kitchen');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A bright kitchen')).toBeVisible();
    expect(forms).toMatchObject([
      { params: { id: 'p2' }, body: { title: 'A bright kitchen', category: 'Kitchen Cabinets' }, files: [] },
    ]);
  });

  it('changes the year to a valid one, or removes it', async () => {
    stored = [anAdminProject({ year: 2024 })];
    responseList();
    const forms = mockEndpoint(updateProject, () => anAdminProject());
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: /^Edit the project/ }));
    const form = await dialog('Edit Project');
    const year = form.getByLabelText('Year');
    expect(year).toHaveValue('2024');
    await user.clear(year);
    await user.type(year, '24');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter a year such as 2025')).toBeVisible();
    await user.clear(year);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forms).toMatchObject([{ body: { year: '' } }]);
  });

  it('says after a save that the Arabic is pending, and links to it until it is reviewed', async () => {
    responseList();
    let arabic: AdminProject['arabic'] = 'pending';
    mockEndpoint(updateProject, () => anAdminProject({ arabic }));
    const { user } = await renderAdmin('/admin/projects');
    const save = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit the project A kitchen' }));
      await user.click((await dialog('Edit Project')).getByRole('button', { name: 'Save' }));
    };
    await save();
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.getByText('The project was updated. Arabic pending')).toBeVisible();
    const review = () => screen.queryByRole('link', { name: 'Review the Arabic' });
    expect(review()).toHaveAttribute('href', `/admin/translations/projects/${anAdminProject().id}`);

    arabic = 'reviewed';
    await save();
    await waitFor(() => expect(screen.getByText('The project was updated.')).toBeVisible());
    expect(screen.getByText('Success')).toBeVisible();
    expect(screen.queryByText(/Arabic pending/)).toBeNull();
    expect(review()).toBeNull();
  });

  it('replaces the first of several images by one of the library, or removes it', async () => {
    stored = [anAdminProject({ images: ['/1', '/2', '/3', '/4'].map((path) => `/media${path}/960.webp`) })];
    responseList();
    mockEndpoint(listImages, () => ({
      images: [anAdminImage({ title: 'A roof of glass' })],
      pagination: { totalItems: 1, totalPages: 1 },
    }));
    const forms = mockEndpoint(updateProject, () => anAdminProject());
    const { user } = await renderAdmin('/admin/projects');
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: /^Edit the project/ }));
      return dialog('Edit Project');
    };
    let form = await edit();
    expect(form.getByText(/3 more images stay as they are\.$/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'From the library' }));
    await user.click(await screen.findByRole('button', { name: 'A roof of glass' }));
    await user.click(await form.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    form = await edit();
    await user.click(form.getByRole('button', { name: 'Remove the image' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forms).toMatchObject([{ body: { imagePath: anAdminImage().url } }, { body: { imagePath: '' } }]);
  });

  it('does not cut a pasted title, and says how long it may be', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/projects/new');
    const form = await dialog('Add New Project');
    await user.click(form.getByLabelText('Title'));
    await user.paste('x'.repeat(160));
    expect(form.getByText('160 of 150 characters')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('At most 150 characters')).toBeVisible();
  });

  it.each([
    ['the first field', 0, true],
    ['no field on a touch screen', 1, false],
  ])('focuses %s', async (_, maxTouchPoints, isFocused) => {
    responseList();
    const touch = vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    const form = await dialog('Add New Project');
    expect(document.activeElement === form.getByLabelText('Title')).toBe(isFocused);
    touch.mockRestore();
  });

  it('asks before input is lost', async () => {
    responseList();
    const { user, url: address } = await renderAdmin('/admin/projects/new');
    const form = await dialog('Add New Project');
    await user.type(form.getByLabelText('Client'), 'A hotel');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.getByLabelText('Client')).toHaveValue('A hotel');

    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/projects');
  });

  it('asks before Back loses input', async () => {
    responseList();
    const { user, url: address, back } = await renderAdmin('/admin/projects?view=table');
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    const form = await dialog('Add New Project');
    await user.type(form.getByLabelText('Client'), 'A hotel');
    for (const choice of ['Keep editing', 'Discard']) {
      await back();
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard the changes?' }));
      expect(address()).toBe('/admin/projects/new?view=table');
      await user.click(question.getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/admin/projects?view=table');
  });

  it('deletes after confirmation, and shows the previous page when the last one is empty', async () => {
    responseList(1);
    const deletions = mockEndpoint(deleteProject, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { id: params.id ?? '' };
    });
    const { user, url: address } = await renderAdmin('/admin/projects?page=2');
    await user.click(await screen.findByRole('button', { name: 'Delete the project A kitchen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete project?' });
    expect(deletions).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(await screen.findByText('A villa by the sea')).toBeVisible();
    expect(address()).toBe('/admin/projects');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Projects', level: 1 })).toHaveFocus());
  });

  it('reports a deleted project and reloads the list', async () => {
    responseList();
    mockEndpoint(deleteProject, () => {
      stored = stored.filter(({ id }) => id !== 'p2');
      return new MockError(404, { message: 'This project does not exist' });
    });
    const { user } = await renderAdmin('/admin/projects');
    await user.click(await screen.findByRole('button', { name: 'Delete the project A kitchen' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This project does not exist')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('A kitchen')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Projects', level: 1 })).toHaveFocus());
  });

  it('offers a retry when the list fails', async () => {
    mockNetworkError(listAdminProjects);
    const { user } = await renderAdmin('/admin/projects');
    expect(await screen.findByText('Failed to load projects. Please try again.')).toBeVisible();
    responseList();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A kitchen')).toBeVisible();
  });

  it('is completely in Arabic', async () => {
    responseList();
    await renderAdmin('/admin/projects/new', 'ar');
    const form = await dialog('إضافة مشروع جديد');
    expect(form.getByRole('combobox', { name: /الفئة/ })).toHaveTextContent('أبواب UPVC');
    expect(await screen.findByText('مشروعان')).toBeInTheDocument();
  });
});
