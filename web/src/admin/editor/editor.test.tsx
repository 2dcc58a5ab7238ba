import {
  createPost,
  ERROR_MESSAGES,
  IDEMPOTENCY_HEADER,
  listAdminPosts,
  listAdminServices,
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

const drafts = () => Object.values({ ...localStorage }).join('');

/** Types into the form of the post and drops the page without events, as in a crash. */
async function writeAndCrash(title: string) {
  const { write } = await open('Edit Blog Post');
  write(title);
  await waitFor(() => expect(drafts()).toContain(title));
  cleanup();
}

describe('an unsaved draft', () => {
  it('is offered neither in another form nor to another administrator, and deleted when discarded', async () => {
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
    const { answer, field } = await open('Edit Blog Post');
    await answer(OFFER, 'Discard');
    expect(field()).toHaveValue('Stored');
    expect(drafts()).not.toContain('Changed');
  });

  it('is deleted when the author discards the changes', async () => {
    const { write, press, answer } = await open('New Blog Post');
    write('Never mind');
    await waitFor(() => expect(drafts()).toContain('Never mind'));
    await press('Cancel');
    await answer('Discard the changes?', 'Discard');
    await waitFor(() => expect(drafts()).not.toContain('Never mind'));
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
