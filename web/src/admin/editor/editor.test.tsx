import {
  correctTranslations,
  createPost,
  type Endpoint,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listImages,
  listRevisions,
  listTranslations,
  readAdminPost,
  readAdminProject,
  readAdminService,
  readImage,
  readRevision,
  readTranslations,
  updateImage,
  updatePost,
  updateProject,
  updateService,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage } from '@alnafitha/contract/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anAdminPost, anAdminProject, anAdminService } from '../../../testing/admin-records';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const pagination = { totalItems: 1, total: 1, totalPages: 1 };
const edited = { by: 'Sara', at: '2026-03-01T10:00:00.000Z' };
const IDS = { id: 'e1', title: 'Stored', version: 'v1' };

const aTranslation = (text: string, version: string) => ({
  kind: 'services',
  id: 'e1',
  title: 'Stored',
  state: 'machine',
  path: '/services',
  version,
  edited,
  fields: [{ field: 'title', original: 'Stored', to: 'ar', state: 'machine', of: 'Stored', text }],
});

/** `entry` has a title, or a translation of it. */
interface Case {
  path: string;
  /** The button of the list that opens the form. */
  opener?: RegExp;
  dialog: string;
  field: RegExp;
  update: Endpoint;
  read: Endpoint;
  list: Endpoint;
  entry: (title: string, version: string) => object;
  listed: (entry: object) => unknown;
  /** The title of a request. */
  sent?: (title: string) => object;
}

const EDITORS: Record<'posts' | 'projects' | 'services' | 'images' | 'translations', Case> = {
  posts: {
    path: '/admin/blog-posts',
    opener: /^Edit the/,
    dialog: 'Edit Blog Post',
    field: /^Title/,
    update: updatePost,
    read: readAdminPost,
    list: listAdminPosts,
    entry: (title, version) => anAdminPost({ ...IDS, title, version, edited }),
    listed: (entry) => ({ posts: [entry], customCategories: [], pagination }),
  },
  projects: {
    path: '/admin/projects',
    opener: /^Edit the/,
    dialog: 'Edit Project',
    field: /^Title/,
    update: updateProject,
    read: readAdminProject,
    list: listAdminProjects,
    entry: (title, version) => anAdminProject({ ...IDS, title, version, edited }),
    listed: (entry) => ({ projects: [entry], pagination }),
  },
  services: {
    path: '/admin/services',
    opener: /^Edit the/,
    dialog: 'Edit Service',
    field: /^Title/,
    update: updateService,
    read: readAdminService,
    list: listAdminServices,
    entry: (title, version) => anAdminService({ ...IDS, title, version, edited }),
    listed: (entry) => [entry],
  },
  images: {
    path: '/admin/images',
    opener: /^Edit the/,
    dialog: 'Edit image',
    field: /^Title/,
    update: updateImage,
    read: readImage,
    list: listImages,
    entry: (title, version) => anAdminImage({ ...IDS, title, version, edited }),
    listed: (entry) => ({ images: [entry], pagination }),
  },
  translations: {
    path: '/admin/translations/services/e1',
    dialog: 'Translation of “Stored”',
    field: /^Arabic/,
    update: correctTranslations,
    read: readTranslations,
    list: listTranslations,
    entry: aTranslation,
    listed: () => ({ entries: [], totals: {}, next: {} }),
    sent: (text) => ({ texts: { title: { text, of: 'Stored' } } }),
  },
};
type Name = keyof typeof EDITORS;
const names = Object.keys(EDITORS) as Name[];

/** Opens the form of the entry, stored with a title, or of a new post. */
async function open(name: Name | 'new post', { title = 'Stored', version = 'v1', admin = anAdmin() } = {}) {
  const editor = EDITORS[name === 'new post' ? 'posts' : name];
  const { path, dialog, opener, entry, sent = (title: string) => ({ title }) } = editor;
  const stored = entry(title, version);
  mockEndpoint(editor.list, () => editor.listed(stored));
  mockEndpoint(editor.read, () => stored);
  const app = await renderAdmin(name === 'new post' ? `${path}/new` : path, { admin });
  if (opener && name !== 'new post') await app.press(opener);
  // The offer of a draft hides it.
  const options = { name: name === 'new post' ? 'New Blog Post' : dialog, hidden: true };
  const form = within(await screen.findByRole('dialog', options));
  const field = () => form.getByRole('textbox', { name: editor.field });
  return {
    ...app,
    ...editor,
    sent,
    form,
    field,
    write: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    submit: () => app.user.click(form.getByRole('button', { name: /^Save( and next)?$/ })),
  };
}

const drafts = () => Object.values({ ...localStorage }).join('');
const OFFER = 'Restore your unsaved text?';

/** Types into the form and drops the page without events, as in a crash. */
async function writeAndCrash(name: Name | 'new post', title: string) {
  const { write } = await open(name);
  write(title);
  await waitFor(() => expect(drafts()).toContain(title));
  cleanup();
}

describe('an unsaved draft', () => {
  it.each(names)('is offered in its form and kept until it is saved: %s', async (name) => {
    await writeAndCrash(name, 'Changed');
    const { answer, field, submit, update, entry, sent } = await open(name);
    await answer(OFFER, 'Restore');
    await waitFor(() => expect(field()).toHaveValue('Changed'));
    await waitFor(() => expect(drafts()).toContain('Changed'));
    const updates = mockEndpoint(update, () => entry('Changed', 'v2'));
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates).toMatchObject([{ body: { ...sent('Changed'), version: 'v1' } }]);
    expect(drafts()).not.toContain('Changed');
  });

  it('is offered neither in another form nor to another administrator, and deleted when discarded', async () => {
    await writeAndCrash('posts', 'Changed');
    for (const [name, admin] of [
      ['new post', anAdmin()],
      ['projects', anAdmin()],
      ['posts', anAdmin({ id: 'somebody-else' })],
    ] as const) {
      await open(name, { admin });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      cleanup();
    }
    const { answer, field } = await open('posts');
    await answer(OFFER, 'Discard');
    expect(field()).toHaveValue('Stored');
    expect(drafts()).not.toContain('Changed');
  });

  it('is deleted when the author discards the changes', async () => {
    const { write, press, answer } = await open('new post');
    write('Never mind');
    await waitFor(() => expect(drafts()).toContain('Never mind'));
    await press('Cancel');
    await answer('Discard the changes?', 'Discard');
    await waitFor(() => expect(drafts()).not.toContain('Never mind'));
  });

  it('leads to the conflict when somebody else has changed the entry', async () => {
    await writeAndCrash('posts', 'Mine');
    const { answer, submit, form, update } = await open('posts', { title: 'Theirs', version: 'v2' });
    const updates = mockEndpoint(update, () => new MockError(409, { message: ERROR_MESSAGES.entryChanged }));
    await answer(OFFER, 'Restore');
    await submit();
    expect(await form.findByRole('region', { name: 'Their version' })).toHaveTextContent('Theirs');
    expect(updates).toMatchObject([{ body: { version: 'v1' } }]);
  });

  it.each([
    ['is invalid', {}],
    ['has other fields', { title: 'Changed' }],
    ['has other kinds of values', { title: 1 }],
  ])('is ignored if it %s', async (_, values) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const draft = { values, idempotencyKey: crypto.randomUUID(), savedAt: new Date().toISOString() };
    localStorage.setItem(`alnafitha-draft:${anAdmin().id}:services:e1`, JSON.stringify(draft));
    await open('services');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each(names)('interrupts nothing when the storage fails: %s', async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fail = (key: string) => {
      if (key.startsWith('alnafitha-draft')) throw new DOMException('', 'QuotaExceededError');
      return null;
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail, clear: vi.fn() });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { write, submit, update, entry } = await open(name);
    write('Changed');
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The draft could not be kept.', expect.anything()));
    mockEndpoint(update, () => entry('Changed', 'v2'));
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a conflict', () => {
  /** Saves over a version that somebody else has replaced. */
  async function collide(name: Name) {
    const app = await open(name);
    const theirs = app.entry('Theirs', 'v2');
    mockEndpoint(app.read, () => theirs);
    const updates = mockEndpoint(app.update, ({ body }) =>
      (body as { version: string }).version === 'v2'
        ? app.entry('Mine', 'v3')
        : new MockError(409, { message: ERROR_MESSAGES.entryChanged }),
    );
    app.write('Mine');
    await app.submit();
    const panel = within(await app.form.findByRole('alert'));
    return { ...app, updates, panel };
  }

  it.each(names)('shows both versions; the own one is saved over the new version: %s', async (name) => {
    const { panel, user, field, updates, sent } = await collide(name);
    const versions = await panel.findByRole('region', { name: 'Their version' });
    expect(versions.querySelector('del')).toHaveTextContent('Theirs');
    expect(versions.querySelector('ins')).toHaveTextContent('Mine');
    expect(panel.getByText(/^Last edited by/)).toHaveTextContent('Sara');
    expect(field()).toHaveValue('Mine');
    await user.click(panel.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates.map(({ body }) => body)).toMatchObject([
      { ...sent('Mine'), version: 'v1' },
      { ...sent('Mine'), version: 'v2' },
    ]);
  });

  it.each(names)('fills the form with the other version after a question: %s', async (name) => {
    const { panel, user, answer, field, form, write, submit, updates, sent } = await collide(name);
    await user.click(await panel.findByRole('button', { name: 'Use theirs' }));
    await answer('Discard your version?', 'Use theirs');
    await waitFor(() => expect(field()).toHaveValue('Theirs'));
    expect(form.queryByRole('alert')).toBeNull();
    write('Theirs, too');
    await submit();
    await waitFor(() => expect(updates).toHaveLength(2));
    expect(updates[1]?.body).toMatchObject({ ...sent('Theirs, too'), version: 'v2' });
  });
});

describe('a save', () => {
  it.each(names)('whose response is lost is repeated with the same key: %s', async (name) => {
    const { write, submit, update, entry } = await open(name);
    const responses = [new MockError(504, ''), entry('Changed', 'v2')];
    const updates = mockEndpoint(update, () => responses.shift());
    write('Changed');
    await submit();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(updates).toHaveLength(2));
    const [first, second] = updates.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('of a new entry is also repeated with that key after a reload', async () => {
    const creations = mockEndpoint(createPost, () => new MockError(504, ''));
    const values = {
      title: 'New',
      excerpt: 'E',
      content: '<p>C</p>',
      published: false,
      category: 'Trends',
      customCategory: '',
      image: '',
      date: '',
      file: null,
    };
    const idempotencyKey = crypto.randomUUID();
    const draft = { values, idempotencyKey, savedAt: new Date().toISOString() };
    localStorage.setItem(`alnafitha-draft:${anAdmin().id}:posts:new`, JSON.stringify(draft));
    const { answer, submit } = await open('new post');
    await answer(OFFER, 'Restore');
    await submit();
    await waitFor(() => expect(creations).toHaveLength(1));
    expect(creations[0]?.headers.get(IDEMPOTENCY_HEADER)).toBe(idempotencyKey);
  });

  it.each(names)('of an entry that is deleted meanwhile keeps the input: %s', async (name) => {
    const { write, submit, update, field } = await open(name);
    mockEndpoint(update, () => new MockError(404, { message: ERROR_MESSAGES.entryNotFound }));
    write('Mine');
    await submit();
    expect(await screen.findByText(ERROR_MESSAGES.entryNotFound)).toBeInTheDocument();
    expect(field()).toHaveValue('Mine');
    await waitFor(() => expect(drafts()).toContain('Mine'));
  });
});

describe('a revision', () => {
  function mockRevision(entry: object, isTranslation = false) {
    const listed = { id: 'r1', by: 'Omar', at: '2026-03-02T10:00:00.000Z', changed: ['title'] };
    const title = { field: 'title', isTranslation, before: 'Former', now: 'Stored' };
    mockEndpoint(listRevisions, () => ({ revisions: [listed] }));
    mockEndpoint(readRevision, () => ({ ...listed, entry: { ...entry }, differences: [title] }));
  }

  it.each(['posts', 'projects', 'services', 'images'] as const)('is opened unsaved: %s', async (name) => {
    const { dialog, press, answer, update, entry, user } = await open(name);
    await press('Cancel');
    mockRevision(entry('Former', 'v0'));
    await press(/^History of/);
    await press(/Omar/);
    await press('Open in the form');
    const form = await findDialog(dialog);
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Former'));
    expect(form.getByText(/^This is the version before Omar’s change of 2 Mar 2026/)).toBeVisible();
    await press('Cancel');
    await answer('Discard the changes?', 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const updates = mockEndpoint(update, () => entry('Former', 'v2'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(updates[0]?.body).toMatchObject({ title: 'Former', version: 'v1', revision: 'r1' });
  });

  it('fills the translations with its own', async () => {
    const { press, field, entry } = await open('translations');
    mockRevision(entry('Former', 'v0'), true);
    await press('History');
    await press(/Omar/);
    await press('Open in the form');
    await waitFor(() => expect(field()).toHaveValue('Former'));
  });
});
