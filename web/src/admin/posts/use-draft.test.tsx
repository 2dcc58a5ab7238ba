import {
  type AdminPost,
  ERROR_MESSAGES,
  listAdminPosts,
  readAdminPost,
  updatePost,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminPost } from '../../../testing/admin-records';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const post = anAdminPost({ id: 'p1', title: 'Salt air' });
let shown: AdminPost;

beforeEach(() => {
  shown = post;
  mockEndpoint(listAdminPosts, () => ({
    posts: [shown],
    pagination: { totalItems: 1, total: 1, totalPages: 1 },
  }));
});

const stored = () => Object.values({ ...localStorage }).join('');

const EDITED = 'Edit Blog Post';
const NEW = 'New Blog Post';

/** Opens the post, or the form of a new one. */
async function open(form: typeof EDITED | typeof NEW, admin = anAdmin()) {
  const app = await renderAdmin(form === NEW ? '/admin/blog-posts/new' : '/admin/blog-posts', { admin });
  if (form === EDITED) await app.press(/^Edit the post/);
  return app;
}

async function write(form: string, value: string) {
  const field = (await findDialog(form)).getByRole('textbox', { name: 'Title' });
  fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(stored()).toContain(value));
}

/** Types into the form and drops the page without events, as in a crash. */
async function writeAndCrash(title: string) {
  await open(EDITED);
  await write(EDITED, title);
  cleanup();
}

const OFFER = 'Restore your unsaved text?';

describe('an unsaved draft', () => {
  it('is offered for its post and restored completely', async () => {
    await writeAndCrash('Salt air, changed');
    const { user, answer } = await open(EDITED);
    await answer(OFFER, 'Restore');
    const dialog = await findDialog(EDITED);
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt air, changed');
    expect(await dialog.findByRole('textbox', { name: 'Content' })).toHaveTextContent('Coatings');
    // It is stored until the form is saved.
    await waitFor(() => expect(stored()).toContain('Salt air, changed'));
    const updates = mockEndpoint(updatePost, () => post);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The blog post was updated.')).toBeVisible();
    expect(updates[0]?.body).toMatchObject({ title: 'Salt air, changed', version: 'v1' });
    expect(stored()).not.toContain('Salt air, changed');
  });

  it('is offered neither in another post nor to another administrator, and deleted when discarded', async () => {
    await writeAndCrash('Salt air, changed');
    await open(NEW);
    await findDialog(NEW);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    await open(EDITED, anAdmin({ id: 'somebody-else' }));
    const theirs = await findDialog(EDITED);
    expect(theirs.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt air');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    const { answer } = await open(EDITED);
    await answer(OFFER, 'Discard');
    const dialog = await findDialog(EDITED);
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt air');
    expect(stored()).not.toContain('Salt air, changed');
  });

  it('is deleted when the author discards the changes', async () => {
    const { press, answer } = await open(NEW);
    await write(NEW, 'Never mind');
    await press('Cancel');
    await answer('Discard the changes?', 'Discard');
    await waitFor(() => expect(stored()).not.toContain('Never mind'));
  });

  it('leads to the conflict when somebody else has changed the post', async () => {
    await writeAndCrash('Salt air, mine');
    shown = { ...post, title: 'Salt air, theirs', version: 'v2' };
    mockEndpoint(readAdminPost, () => shown);
    const updates = mockEndpoint(
      updatePost,
      () => new MockError(409, { message: ERROR_MESSAGES.postChanged }),
    );
    const { user, answer } = await open(EDITED);
    await answer(OFFER, 'Restore');
    const dialog = await findDialog(EDITED);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('region', { name: 'Their version' })).toHaveTextContent(
      'Salt air, theirs',
    );
    expect(updates[0]?.body).toMatchObject({ version: 'v1' });
  });

  it('that is invalid is ignored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(`alnafitha-draft:${anAdmin().id}:new`, '{"values":1}');
    await open(NEW);
    await findDialog(NEW);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
