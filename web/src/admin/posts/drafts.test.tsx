import {
  type AdminPost,
  ERROR_MESSAGES,
  listAdminPosts,
  readAdmin,
  readAdminPost,
  updatePost,
} from '@alnafitha/contract';
import { anAdmin, aPost } from '@alnafitha/contract/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const post: AdminPost = {
  ...aPost(),
  id: 'p1',
  title: 'Salt air',
  published: true,
  version: 'v1',
  arabic: 'machine',
};
let shown: AdminPost;

beforeEach(() => {
  shown = post;
  mockEndpoint(readAdmin, () => anAdmin());
  mockEndpoint(listAdminPosts, () => ({
    posts: [shown],
    pagination: { totalItems: 1, total: 1, totalPages: 1 },
  }));
});

const stored = () => Object.values({ ...localStorage }).join('');

async function open(button: RegExp) {
  const app = await renderAdmin('/admin/blog-posts');
  await app.user.click(
    await screen.findByRole(button.source.includes('New') ? 'link' : 'button', { name: button }),
  );
  return app;
}

/** Types into the form and drops the page without events, as in a crash. */
async function writeAndCrash(button: RegExp, title: string) {
  await open(button);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: title } });
  await waitFor(() => expect(stored()).toContain(title));
  cleanup();
}

const findOffer = () => screen.findByRole('alertdialog', { name: 'Restore your unsaved text?' });

describe('an unsaved draft', () => {
  it('is offered for its post and restored completely', async () => {
    await writeAndCrash(/^Edit the post/, 'Salt air, changed');
    const { user } = await open(/^Edit the post/);
    await user.click(within(await findOffer()).getByRole('button', { name: 'Restore' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
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

  it('is deleted when discarded', async () => {
    await writeAndCrash(/^Edit the post/, 'Salt air, changed');
    const { user } = await open(/^Edit the post/);
    await user.click(within(await findOffer()).getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt air');
    expect(stored()).not.toContain('Salt air, changed');
  });

  it('is offered neither in another post nor to another administrator', async () => {
    await writeAndCrash(/^Edit the post/, 'Salt air, changed');
    await open(/^New Blog Post/);
    await screen.findByRole('dialog', { name: 'New Blog Post' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    mockEndpoint(readAdmin, () => ({ ...anAdmin(), id: 'somebody-else' }));
    await open(/^Edit the post/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt air');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is deleted when the author discards the changes', async () => {
    const { user } = await open(/^New Blog Post/);
    const dialog = within(await screen.findByRole('dialog', { name: 'New Blog Post' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: 'Never mind' } });
    await waitFor(() => expect(stored()).toContain('Never mind'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(stored()).not.toContain('Never mind'));
  });

  it('leads to the conflict when somebody else has changed the post', async () => {
    await writeAndCrash(/^Edit the post/, 'Salt air, mine');
    shown = { ...post, title: 'Salt air, theirs', version: 'v2' };
    mockEndpoint(readAdminPost, () => shown);
    const updates = mockEndpoint(
      updatePost,
      () => new MockError(409, { message: ERROR_MESSAGES.postChanged }),
    );
    const { user } = await open(/^Edit the post/);
    await user.click(within(await findOffer()).getByRole('button', { name: 'Restore' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('region', { name: 'Their version' })).toHaveTextContent(
      'Salt air, theirs',
    );
    expect(updates[0]?.body).toMatchObject({ version: 'v1' });
  });

  it('that is invalid is ignored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(`alnafitha-draft:${anAdmin().id}:new`, '{"values":1}');
    await open(/^New Blog Post/);
    expect(await screen.findByRole('dialog', { name: 'New Blog Post' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
