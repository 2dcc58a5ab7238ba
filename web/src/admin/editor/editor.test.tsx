import {
  createPost,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listAdminTestimonials,
  readAdminPost,
  updatePost,
  updateService,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anAdminPost, anAdminService } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const FORMS = {
  'Edit Blog Post': '/admin/blog-posts',
  'New Blog Post': '/admin/blog-posts/new',
  'Edit Service': '/admin/services',
};
const OFFER = 'Restore your unsaved text?';

/** Opens the form of the post or the service, stored with a title. */
async function open(name: keyof typeof FORMS, { title = 'Stored', version = 'v1', admin = anAdmin() } = {}) {
  const stored = { id: 'e1', title, version };
  const post = anAdminPost(stored);
  mockEndpoint(listAdminPosts, () => ({
    posts: [post],
    customCategories: [],
    pagination: { totalItems: 1, total: 1, totalPages: 1 },
  }));
  mockEndpoint(readAdminPost, () => post);
  mockEndpoint(listAdminServices, () => [anAdminService(stored)]);
  const app = await renderAdmin(FORMS[name], { admin });
  if (name.startsWith('Edit')) await app.press(title);
  // The offer of a draft hides it.
  const form = within(await screen.findByRole('dialog', { name, hidden: true }));
  const field = () => form.getByRole('textbox', { name: 'Title' });
  return {
    ...app,
    form,
    field,
    write: (text: string) => fill(field(), text),
    submit: () => app.user.click(form.getByRole('button', { name: 'Save' })),
  };
}

const EMPTY = { totalItems: 0, total: 0, totalPages: 0 };
const drafts = () => Object.values({ ...localStorage }).join('');

/** Types into the form of the post and drops the page without events, as in a crash. */
async function writeAndCrash(title: string) {
  const { write } = await open('Edit Blog Post');
  write(title);
  await waitFor(() => expect(drafts()).toContain(title));
  cleanup();
}

const OPENED = {
  'New Blog Post': '/admin/blog-posts/new',
  'Add New Project': '/admin/projects/new',
  'Add New Service': '/admin/services/new',
  'Add New Testimonial': '/admin/website/testimonials/new',
};

/** Web Locks, which happy-dom lacks. */
function stubLocks() {
  const held = new Set<string>();
  async function request(name: string, _options: object, use: (lock: object | null) => unknown) {
    if (held.has(name)) return use(null);
    held.add(name);
    try {
      return await use({ name });
    } finally {
      held.delete(name);
    }
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** Opens the form of a new entry in one more tab. */
async function openTab(name: keyof typeof OPENED) {
  const options = { name, hidden: true };
  const others = screen.queryAllByRole('dialog', options).length;
  const { user } = await renderAdmin(OPENED[name]);
  await waitFor(() => expect(screen.getAllByRole('dialog', options)).toHaveLength(others + 1));
  const form = within(screen.getAllByRole('dialog', options)[others] ?? document.body);
  const field = () => form.getByRole('textbox', { name: /^(Title|Name)$/, hidden: true });
  return {
    user,
    form,
    field,
    async write(text: string) {
      fill(field(), text);
      await waitFor(() => expect(drafts()).toContain(text));
    },
  };
}

const offers = () => screen.queryAllByRole('alertdialog', { name: OFFER });

describe.each(Object.keys(OPENED) as (keyof typeof OPENED)[])('two tabs with %s', (name) => {
  it('keep a draft each, which a later form offers, restores and discards one by one', async () => {
    mockEndpoint(listAdminPosts, () => ({ posts: [], customCategories: [], pagination: EMPTY }));
    mockEndpoint(listAdminProjects, () => ({ projects: [], pagination: EMPTY }));
    mockEndpoint(listAdminServices, () => []);
    mockEndpoint(listAdminTestimonials, () => []);
    stubLocks();
    const first = await openTab(name);
    await first.write('First of two');
    const second = await openTab(name);
    expect(offers()).toEqual([]);
    await second.write('Second of two');
    const third = await openTab(name);
    expect(offers()).toEqual([]);
    await third.write('Third');
    await third.user.click(third.form.getByRole('button', { name: 'Cancel', hidden: true }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the changes?' }));
    await third.user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(drafts()).not.toContain('Third'));
    expect(drafts()).toMatch(/First of two/);
    expect(drafts()).toMatch(/Second of two/);
    // A crash drops the pages without events.
    cleanup();

    const restoring = await openTab(name);
    const rows = () => within(screen.getByRole('alertdialog', { name: OFFER })).getAllByRole('listitem');
    await screen.findByRole('alertdialog', { name: OFFER });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Second of two'),
      expect.stringContaining('First of two'),
    ]);
    const press = (row: number, button: string) =>
      restoring.user.click(within(rows()[row] ?? document.body).getByRole('button', { name: button }));
    await press(0, 'Discard');
    expect(drafts()).not.toContain('Second of two');
    await press(0, 'Restore');
    await waitFor(() => expect(offers()).toEqual([]));
    expect(restoring.field()).toHaveValue('First of two');
    const other = await openTab(name);
    expect(offers()).toEqual([]);
    expect(other.field()).toHaveValue('');
    await restoring.write('First, changed');
    expect(drafts()).not.toContain('First of two');
  });
});

describe('an unsaved draft', () => {
  it('is deleted when it is old or unreadable, or one of too many of its kind', async () => {
    const prefix = `alnafitha-draft:${anAdmin().id}`;
    const keep = (key: string, savedAt: Date) =>
      localStorage.setItem(
        `${prefix}:${key}`,
        JSON.stringify({ values: {}, idempotencyKey: crypto.randomUUID(), savedAt: savedAt.toISOString() }),
      );
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    for (let hours = 0; hours < 25; hours++) keep(`services:other-${hours}`, hoursAgo(hours));
    keep('projects:new:recent', hoursAgo(24 * 80));
    keep('projects:new:old', hoursAgo(24 * 100));
    localStorage.setItem(`${prefix}:posts:new`, '{');
    await open('Edit Service');
    const services = Array.from({ length: 20 }, (_, hours) => `services:other-${hours}`);
    const expected = [...services, 'projects:new:recent'].map((key) => `${prefix}:${key}`);
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    await waitFor(() => expect(stored().sort()).toEqual(expected.sort()));
  });

  it('is offered neither in another form nor to another administrator, can be decided on later, restored, and is deleted when discarded', async () => {
    await writeAndCrash('Changed');
    for (const [name, admin] of [
      ['New Blog Post', anAdmin()],
      ['Edit Service', anAdmin()],
      ['Edit Blog Post', anAdmin({ id: 'somebody-else' })],
    ] as const) {
      await open(name, { admin });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      cleanup();
    }
    for (const [choice, value] of [
      ['Decide later', 'Stored'],
      ['Restore', 'Changed'],
      ['Discard', 'Stored'],
    ] as const) {
      const { answer, field } = await open('Edit Blog Post');
      await answer(OFFER, choice);
      expect(field()).toHaveValue(value);
      expect(drafts().includes('Changed')).toBe(choice !== 'Discard');
      cleanup();
    }
  });

  it('leads to the conflict when somebody else has changed the entry', async () => {
    await writeAndCrash('Mine');
    const { answer, submit, form } = await open('Edit Blog Post', { title: 'Theirs', version: 'v2' });
    const updates = mockEndpoint(
      updatePost,
      () => new MockError(409, { message: ERROR_MESSAGES.entryChanged }),
    );
    await answer(OFFER, 'Restore');
    await submit();
    expect(await form.findByRole('region', { name: 'Their version' })).toHaveTextContent('Theirs');
    expect(updates).toMatchObject([{ body: { version: 'v1' } }]);
  });

  it('is ignored if it is invalid, or has other fields or other kinds of values', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const [index, values] of [{}, { title: 'Changed' }, { title: 1 }].entries()) {
      const draft = { values, idempotencyKey: crypto.randomUUID(), savedAt: new Date().toISOString() };
      localStorage.setItem(`alnafitha-draft:${anAdmin().id}:services:e1`, JSON.stringify(draft));
      await open('Edit Service');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(warn).toHaveBeenCalledTimes(index + 1);
      cleanup();
    }
  });

  it('interrupts nothing when the storage fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fail = (key: string) => {
      if (key.startsWith('alnafitha-draft')) throw new DOMException('', 'QuotaExceededError');
      return null;
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail, clear: vi.fn() });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { write, submit } = await open('Edit Service');
    write('Changed');
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The draft could not be kept.', expect.anything()));
    mockEndpoint(updateService, () => anAdminService());
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a new entry is saved with the same key after a reload', async () => {
    const creations = mockEndpoint(createPost, () => new MockError(504, ''));
    const { title, excerpt, content, category } = anAdminPost({ category: 'Trends' });
    const values = { title, excerpt, content, category, customCategory: '', image: '', date: '' };
    const idempotencyKey = crypto.randomUUID();
    const draft = {
      values: { ...values, published: false, file: null },
      idempotencyKey,
      savedAt: new Date().toISOString(),
    };
    localStorage.setItem(`alnafitha-draft:${anAdmin().id}:posts:new`, JSON.stringify(draft));
    const { answer, submit } = await open('New Blog Post');
    await answer(OFFER, 'Restore');
    await submit();
    await waitFor(() => expect(creations).toHaveLength(1));
    expect(creations[0]?.headers.get(IDEMPOTENCY_HEADER)).toBe(idempotencyKey);
  });
});
