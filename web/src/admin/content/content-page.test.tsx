import {
  correctTranslations,
  createPost,
  createProject,
  createService,
  createTestimonial,
  dayInDoha,
  deleteImage,
  deletePost,
  deleteProject,
  deleteService,
  deleteTestimonial,
  type Edited,
  type Endpoint,
  ERROR_MESSAGES,
  type Fields,
  IDEMPOTENCY_HEADER,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listAdminTestimonials,
  listImages,
  listRevisions,
  listTranslations,
  projects,
  readAdminPost,
  readAdminProject,
  readAdminService,
  readAdminTestimonial,
  readImage,
  readPreviewLink,
  readRevision,
  readTranslations,
  restoreDeleted,
  services,
  type TranslationState,
  testimonials,
  tooLong,
  updateImage,
  updatePost,
  updateProject,
  updateService,
  updateTestimonial,
} from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  anAdminPost,
  anAdminProject,
  anAdminService,
  anAdminTestimonial,
} from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const pagination = { totalItems: 1, total: 1, totalPages: 1 };
const edited: Edited = { by: 'Sara', at: '2026-03-01T10:00:00.000Z' };

interface Changes {
  id?: string;
  title?: string;
  version?: string;
  edited?: Edited;
  arabic?: TranslationState;
}

/** The form of an entry, or of its translations. */
interface Form {
  kind: string;
  path: string;
  dialog: string;
  api: Record<'list' | 'read' | 'update', Endpoint>;
  /** The field that stands for the title. */
  titleField?: { name: string; label: string };
  /** A stored entry. A translation has the title as its text. */
  entry: (changes: Changes) => object;
  listed: (entries: readonly object[]) => unknown;
  /** The body of a request with the title. */
  sent: (title: string) => object;
  saved: string;
}

interface Kind extends Form {
  unloaded: string;
  empty: string;
  arabic: TranslationState;
  remove: Endpoint;
  deletion: Record<'question' | 'warning' | 'done', string>;
  /** Other fields of a former version, and of a request with them. */
  former?: Record<'entry' | 'sent', object>;
}

interface CopiedKind extends Kind {
  create: Endpoint;
  createDialog: string;
  /** Other fields of the request for a copy. */
  copied: object;
}

const REMOVED = '“Stored” will also be removed from the website. It can be restored for 30 days.';
const POSTS: CopiedKind = {
  kind: 'posts',
  path: '/admin/blog-posts',
  dialog: 'Edit Blog Post',
  api: { list: listAdminPosts, read: readAdminPost, update: updatePost },
  entry: (changes) => anAdminPost({ category: 'Doha 2030', arabic: 'pending', ...changes }),
  listed: (posts) => ({ posts, customCategories: [], pagination }),
  sent(title) {
    const { excerpt, content, author } = anAdminPost();
    return { title, excerpt, content, author, category: 'Doha 2030', published: true, date: '2026-03-01' };
  },
  saved: 'The blog post was updated.',
  unloaded: 'Failed to fetch blog posts',
  empty: 'No blog posts found. Start by writing a new blog post.',
  arabic: 'pending',
  remove: deletePost,
  deletion: {
    question: 'Delete blog post?',
    warning: '“Stored” will also disappear from the blog. It can be restored for 30 days.',
    done: 'The blog post was deleted.',
  },
  create: createPost,
  createDialog: 'New Blog Post',
  copied: { published: false, date: dayInDoha(new Date()), author: 'Admin', imagePath: anAdminPost().image },
};
/** The values of an entry as its form sends them: what it lacks is blank. */
const sentOf = (fields: Fields, entry: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { unit }]) => [
      name,
      Reflect.get(entry, name) ?? (unit === 'lines' ? [] : ''),
    ]),
  );
const PICTURES = ['/media/a/960.webp', '/media/b/960.webp'];
const PROJECTS: CopiedKind = {
  kind: 'projects',
  path: '/admin/projects',
  dialog: 'Edit Project',
  api: { list: listAdminProjects, read: readAdminProject, update: updateProject },
  entry: (changes) => anAdminProject({ images: PICTURES, arabic: 'outdated', ...changes }),
  listed: (projects) => ({ projects, pagination }),
  sent: (title) => ({ ...sentOf(projects.fields, anAdminProject()), title }),
  saved: 'The project was updated.',
  unloaded: 'Failed to load projects. Please try again.',
  empty: 'No projects found. Start by adding a new project.',
  arabic: 'outdated',
  remove: deleteProject,
  deletion: { question: 'Delete project?', warning: REMOVED, done: 'The project was deleted.' },
  former: {
    entry: { images: ['/media/c/960.webp', ...PICTURES] },
    sent: { imagePaths: ['/media/c/960.webp', ...PICTURES] },
  },
  create: createProject,
  createDialog: 'Add New Project',
  copied: { imagePaths: PICTURES },
};
const SERVICES: CopiedKind = {
  kind: 'services',
  path: '/admin/services',
  dialog: 'Edit Service',
  api: { list: listAdminServices, read: readAdminService, update: updateService },
  entry: anAdminService,
  listed: (services) => services,
  sent: (title) => ({ ...sentOf(services.fields, anAdminService()), title }),
  saved: 'Service updated',
  unloaded: 'Failed to fetch services',
  empty: 'No services found. Start by adding a new service.',
  arabic: 'machine',
  remove: deleteService,
  deletion: { question: 'Delete service?', warning: REMOVED, done: 'Service deleted' },
  create: createService,
  createDialog: 'Add New Service',
  copied: { active: false, slug: '', imagePath: anAdminService().image },
};
const TESTIMONIALS: CopiedKind = {
  kind: 'testimonials',
  path: '/admin/website/testimonials',
  dialog: 'Edit Testimonial',
  titleField: { name: 'name', label: 'Name' },
  api: { list: listAdminTestimonials, read: readAdminTestimonial, update: updateTestimonial },
  entry: ({ title = 'Stored', ...changes }) => anAdminTestimonial({ name: title, ...changes }),
  listed: (testimonials) => testimonials,
  sent: (name) => ({ ...sentOf(testimonials.fields, anAdminTestimonial()), name }),
  saved: 'Testimonial updated',
  unloaded: 'Failed to fetch testimonials',
  empty: 'No testimonials found. Until there is one, visitors see the samples.',
  arabic: 'machine',
  remove: deleteTestimonial,
  deletion: { question: 'Delete testimonial?', warning: REMOVED, done: 'Testimonial deleted' },
  create: createTestimonial,
  createDialog: 'Add New Testimonial',
  copied: { published: false, imagePath: anAdminTestimonial().image },
};
const IMAGES: Kind = {
  kind: 'images',
  path: '/admin/images',
  dialog: 'Edit image',
  api: { list: listImages, read: readImage, update: updateImage },
  entry: (changes) => anAdminImage({ category: 'Gallery', altText: 'A door', ...changes }),
  listed: (images) => ({ images, pagination }),
  sent: (title) => ({ title, altText: 'A door', category: 'Gallery', subCategories: [] }),
  saved: 'The image was updated.',
  unloaded: 'Failed to fetch images',
  empty: 'Upload some images to get started',
  arabic: 'machine',
  remove: deleteImage,
  deletion: {
    question: 'Delete the image?',
    warning: 'It stays in “Deleted” for 30 days.',
    done: 'Image deleted',
  },
};
const TRANSLATIONS: Form = {
  kind: 'translations/services',
  path: '/admin/translations/services/e1',
  dialog: 'Translation of “Stored”',
  api: { list: listTranslations, read: readTranslations, update: correctTranslations },
  entry: ({ title: text, ...changes }) => ({
    kind: 'services',
    title: 'Stored',
    state: 'machine',
    fields: [{ field: 'title', original: 'Stored', to: 'ar', state: 'machine', of: 'Stored', text }],
    path: '/services',
    ...changes,
  }),
  listed: () => ({ entries: [], totals: {}, next: {} }),
  sent: (text) => ({ texts: { title: { text, of: 'Stored' } } }),
  saved: 'The translation was saved. It was the last one in this list.',
};
const COPIED_KINDS = [POSTS, PROJECTS, SERVICES, TESTIMONIALS];
const KINDS = [...COPIED_KINDS, IMAGES];
const FORMS = [...KINDS, TRANSLATIONS];

const titleOf = ({ titleField = { name: 'title', label: 'Title' } }: Form) => titleField;
const anEntry = (form: Form, changes: Changes = {}) =>
  form.entry({ id: 'e1', title: 'Stored', version: 'v1', edited, ...changes });

/** Mocks the list with an entry. */
const mockList = ({ api, listed }: Form, ...entries: object[]) =>
  mockEndpoint(api.list, () => listed(entries));

/** Opens the form of the entry. */
async function open(form: Form) {
  const entry = anEntry(form);
  mockList(form, entry);
  mockEndpoint(form.api.read, () => entry);
  const app = await renderAdmin(form.path);
  if (form !== TRANSLATIONS) await app.press(/^Edit the/);
  // The offer of a draft hides it.
  const dialog = within(await screen.findByRole('dialog', { name: form.dialog, hidden: true }));
  const field = () =>
    dialog.getByRole('textbox', { name: form === TRANSLATIONS ? 'Arabic' : titleOf(form).label });
  return {
    ...app,
    dialog,
    field,
    write: (text: string) => fill(field(), text),
    /** Presses the button twice, which sends one request. */
    submit: () => app.user.dblClick(dialog.getByRole('button', { name: /^Save( and next)?$/ })),
  };
}

const closed = (role = 'dialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const drafts = () => Object.values({ ...localStorage }).join('');
const bodiesOf = (requests: readonly { body: unknown }[]) => requests.map(({ body }) => body);
const paramsOf = (requests: readonly { params: object }[]) => requests.map(({ params }) => params);

describe.each(KINDS)('the list of $kind', (kind) => {
  const { path, remove, deletion } = kind;

  it('links to the Arabic of an entry, whose dialog returns to the list', async () => {
    mockList(kind, anEntry(kind));
    const translation = () => ({ ...anEntry(TRANSLATIONS), kind: kind.kind });
    mockEndpoint<Endpoint>(readTranslations, translation);
    const corrections = mockEndpoint<Endpoint>(correctTranslations, translation);
    const { user, press, url } = await renderAdmin(path);
    await press(new RegExp(`^Arabic: ${kind.arabic}`), 'link');
    await findDialog('Translation of “Stored”');
    expect(url()).toBe(`/admin/translations/${kind.kind}/e1`);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(url()).toBe(path));
    expect(corrections).toHaveLength(1);
    await press(/^Edit the/);
    const link = (await findDialog(kind.dialog)).getByRole('link', { name: 'Arabic' });
    expect(link).toHaveAttribute('href', `/admin/translations/${kind.kind}/e1`);
  });

  it('loads again after a failure, deletes an entry after a question unless that fails, and restores it from the toast', async () => {
    mockEndpoint(kind.api.list, () => new MockError(500, ''));
    const { press, answer } = await renderAdmin(path);
    expect(await screen.findByText(kind.unloaded)).toBeVisible();
    mockList(kind, anEntry(kind));
    await press('Retry');
    const opener = await screen.findByRole('button', { name: /^Delete the/ });
    const askAnd = async (choice: string) => {
      await press(/^Delete the/);
      expect(await screen.findByText(deletion.warning)).toBeVisible();
      await answer(deletion.question, choice);
      await closed('alertdialog');
    };
    const failures = mockEndpoint(remove, () => new MockError(503, { message: 'Please try again.' }));
    await askAnd('Cancel');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(failures).toEqual([]);
    await askAnd('Delete');
    expect(await screen.findByText('Please try again.')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());

    const heading = screen.getByRole('heading', { level: 1 });
    const deletions = mockEndpoint(remove, () => {
      mockList(kind);
      return { id: 'e1' };
    });
    await askAnd('Delete');
    expect(await screen.findByText(deletion.done)).toBeVisible();
    expect(screen.queryByText('Stored')).toBeNull();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(paramsOf(deletions)).toEqual([{ id: 'e1' }]);
    const restorations = mockEndpoint(restoreDeleted, () => {
      mockList(kind, anEntry(kind));
      return { id: 'e1' };
    });
    await press('Undo');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(await screen.findByText('Stored')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(paramsOf(restorations)).toEqual([{ kind: kind.kind, id: 'e1' }]);
    await waitFor(() => expect(heading).toHaveFocus());

    mockEndpoint(remove, () => {
      mockList(kind);
      return new MockError(404, { message: ERROR_MESSAGES.entryNotFound });
    });
    await askAnd('Delete');
    expect(await screen.findByText(ERROR_MESSAGES.entryNotFound)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Stored')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(kind.empty)).toBeVisible();
    expect(screen.queryByText(kind.unloaded)).toBeNull();
    expect(screen.getByRole('link', { name: 'Deleted' })).toHaveAttribute('href', `${path}?show=deleted`);
  });
});

it.each(COPIED_KINDS)('an entry of $kind is duplicated, and its preview shared', async (kind) => {
  const entry = anEntry(kind);
  mockList(kind, entry);
  const creations = mockEndpoint(kind.create, () => entry);
  const links = mockEndpoint(readPreviewLink, () => ({ link: null }));
  const { user, press, answer } = await renderAdmin(kind.path);
  await press('More for Stored');
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = await findDialog(kind.createDialog);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await answer('Discard the changes?', 'Keep editing');
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await closed();
  expect(bodiesOf(creations)).toEqual([{ ...kind.sent('Stored'), ...kind.copied, copyOf: 'e1' }]);
  await press('More for Stored');
  await user.click(await screen.findByRole('menuitem', { name: 'Share a preview' }));
  await findDialog('Share a preview of Stored');
  await waitFor(() => expect(paramsOf(links)).toEqual([{ kind: kind.kind, id: 'e1' }]));
});

describe('a revision', () => {
  function mockRevision(entry: object, isTranslation = false) {
    const listed = { id: 'r1', by: 'Omar', at: '2026-03-02T10:00:00.000Z', changed: ['title'] };
    const title = { field: 'title', isTranslation, before: 'Former', now: 'Stored' };
    mockEndpoint(listRevisions, () => ({ revisions: [listed] }));
    return mockEndpoint(readRevision, () => ({ ...listed, entry: { ...entry }, differences: [title] }));
  }

  it.each([...KINDS, { ...PROJECTS, path: '/admin/projects?view=table' }])(
    'in the history of $path opens in the form, unsaved',
    async (kind) => {
      mockList(kind, anEntry(kind));
      const former = anEntry(kind, { title: 'Former', version: 'v0' });
      const reads = mockRevision({ ...former, ...kind.former?.entry });
      const { press, answer } = await renderAdmin(kind.path);
      expect(await screen.findByText(/^Last edited by/)).toHaveTextContent('Sara, 1 Mar 2026, 13:00');
      await press('History of Stored');
      await press(/Omar/);
      await press('Open in the form');
      const dialog = await findDialog(kind.dialog);
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: titleOf(kind).label })).toHaveValue('Former'),
      );
      expect(paramsOf(reads)).toEqual([{ kind: kind.kind, id: 'e1', revision: 'r1' }]);
      expect(dialog.getByText(/^This is the version before Omar’s change of 2 Mar 2026/)).toBeVisible();
      await press('Cancel');
      await answer('Discard the changes?', 'Keep editing');
      await closed('alertdialog');
      const updates = mockEndpoint(kind.api.update, () => former);
      await press('Save');
      await closed();
      const edit = { version: 'v1', revision: 'r1' };
      expect(bodiesOf(updates)).toEqual([{ ...kind.sent('Former'), ...kind.former?.sent, ...edit }]);
    },
  );

  it('fills the translations with its own', async () => {
    const { press, field } = await open(TRANSLATIONS);
    mockRevision(anAdminService(), true);
    await press('History');
    await press(/Omar/);
    await press('Open in the form');
    await waitFor(() => expect(field()).toHaveValue('Former'));
  });
});

describe.each(FORMS)('the form of $kind', (form) => {
  const { api, sent } = form;
  const reviewLink = () => screen.queryByRole('link', { name: 'Review the Arabic' });

  it('keeps the input when saving fails, also over a reload, and sends it again with the same key', async () => {
    const first = await open(form);
    const issues = [{ path: titleOf(form).name, message: tooLong(200) }];
    const requests = [];
    first.write('Mine');
    // As when the browser closes the page.
    fireEvent(window, new Event('pagehide'));
    for (const [error, text] of [
      [new MockError(504, ''), 'Error'],
      [new MockError(404, { message: ERROR_MESSAGES.entryNotFound }), ERROR_MESSAGES.entryNotFound],
      [new MockError(400, { message: ERROR_MESSAGES.checkFields, issues }), ERROR_MESSAGES.checkFields],
    ] as const) {
      const failures = mockEndpoint(api.update, () => error);
      await first.submit();
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(first.field()).toHaveValue('Mine');
      requests.push(...failures);
    }
    await waitFor(() => expect(first.field()).toHaveAccessibleDescription('At most 200 characters'));
    expect(drafts()).toContain('Mine');
    cleanup();

    const { answer, field, submit } = await open(form);
    await answer('Restore your unsaved text?', 'Restore');
    await waitFor(() => expect(field()).toHaveValue('Mine'));
    expect(drafts()).toContain('Mine');
    const saves = mockEndpoint(api.update, () => anEntry(form, { title: 'Mine', arabic: 'pending' }));
    await submit();
    await closed();
    requests.push(...saves);
    expect(bodiesOf(requests)).toEqual(Array(4).fill({ ...sent('Mine'), version: 'v1' }));
    const [key, ...otherKeys] = new Set(requests.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER)));
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(otherKeys).toEqual([]);
    expect(drafts()).not.toContain('Mine');
    const isOfEntry = form !== TRANSLATIONS;
    expect(await screen.findByText(isOfEntry ? `${form.saved} Arabic pending` : form.saved)).toBeVisible();
    const link = isOfEntry ? `/admin/translations/${form.kind}/e1` : undefined;
    expect(reviewLink()?.getAttribute('href')).toBe(link);
  });

  it('shows both versions in a conflict, and is filled with the other one or saved over it', async () => {
    const { write, submit, dialog, user, answer, field } = await open(form);
    let current = 'v2';
    mockEndpoint(api.read, () => anEntry(form, { title: 'Theirs', version: current }));
    const updates = mockEndpoint(api.update, ({ body }) =>
      (body as { version: string }).version === current
        ? anEntry(form, { title: 'Mine', version: 'v4', arabic: 'reviewed' })
        : new MockError(409, { message: ERROR_MESSAGES.entryChanged }),
    );
    const collide = async () => {
      write('Mine');
      await submit();
      const panel = within(await dialog.findByRole('alert'));
      const versions = await panel.findByRole('region', { name: 'Their version' });
      expect(versions.querySelector('del')).toHaveTextContent('Theirs');
      expect(versions.querySelector('ins')).toHaveTextContent('Mine');
      expect(panel.getByText(/^Last edited by/)).toHaveTextContent('Sara');
      expect(field()).toHaveValue('Mine');
      return panel;
    };
    await user.click((await collide()).getByRole('button', { name: 'Use theirs' }));
    await answer('Discard your version?', 'Use theirs');
    await waitFor(() => expect(field()).toHaveValue('Theirs'));
    expect(dialog.queryByRole('alert')).toBeNull();
    current = 'v3';
    await user.click((await collide()).getByRole('button', { name: 'Keep mine' }));
    await closed();
    const versions = ['v1', 'v2', 'v3'];
    expect(bodiesOf(updates)).toEqual(versions.map((version) => ({ ...sent('Mine'), version })));
    expect(await screen.findByText(form.saved)).toBeVisible();
    expect(reviewLink()).toBeNull();
  });
});
