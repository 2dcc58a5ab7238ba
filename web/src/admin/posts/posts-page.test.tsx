import {
  type AdminPost,
  createPost,
  deletePost,
  ERROR_MESSAGES,
  listAdminPosts,
  type PostChanges,
  publishPost,
  readAdmin,
  readAdminPost,
  tooLong,
  updatePost,
  uploadImage,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage, aPost } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: AdminPost[];

const anAdminPost = (changes: Partial<AdminPost> = {}): AdminPost => ({
  ...aPost(),
  published: true,
  version: 'v1',
  arabic: 'machine',
  ...changes,
});

beforeEach(() => {
  stored = [
    anAdminPost({ id: 'p1', title: 'Keep the heat out' }),
    anAdminPost({ id: 'p2', title: 'Salt air', published: false, category: 'Doha 2030' }),
  ];
  mockEndpoint(readAdmin, () => anAdmin());
});

/** A fake of the API's list, `perPage` to a page. */
function responseList(perPage = 10) {
  return mockEndpoint(listAdminPosts, ({ query }) => {
    const page = Number(query.page);
    const totals = { totalItems: stored.length, total: stored.length };
    const posts = stored.slice((page - 1) * perPage, page * perPage);
    const totalPages = Math.ceil(stored.length / perPage);
    const next = page < totalPages ? { next: `behind-${posts.at(-1)?.id}` } : {};
    return { posts, pagination: { ...totals, totalPages, ...next } };
  });
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function paste(target: HTMLElement, html: string, files: readonly File[] = []) {
  const getData = (type: string) => (type === 'text/html' ? html : html && 'text');
  fireEvent.paste(target, { clipboardData: { getData, files } });
}

async function openEditor(title: string) {
  const app = await renderAdmin('/admin/blog-posts');
  await app.user.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
  await dialog.findByRole('textbox', { name: 'Content' });
  return { ...app, dialog };
}

describe('blog posts', () => {
  it("loads the URL's page, and keeps it while a post is edited", async () => {
    stored = Array.from({ length: 12 }, (_, index) =>
      anAdminPost({ id: `p${index}`, title: `Post ${index}` }),
    );
    const requests = responseList();
    const { user, url: address } = await renderAdmin('/admin/blog-posts?page=2');
    expect(await screen.findByText('Post 11')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ page: '2', limit: '10' }]);
    await user.click(screen.getByRole('link', { name: 'New Blog Post' }));
    expect(address()).toBe('/admin/blog-posts/new?page=2');
    const dialog = await screen.findByRole('dialog', { name: 'New Blog Post' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/admin/blog-posts?page=2');
  });

  it('pages by cursors', async () => {
    stored = ['Sand', 'Salt', 'Sun'].map((title, index) => anAdminPost({ id: `p${index}`, title }));
    const requests = responseList(2);
    const { user } = await renderAdmin('/admin/blog-posts');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Sun')).toBeVisible();
    expect(requests.at(-1)?.query).toEqual({ page: '2', limit: '10', after: 'behind-p1', skip: '0' });
  });

  it('publishes optimistically, and reports a failure', async () => {
    responseList();
    const changes = mockEndpoint(publishPost, ({ params, body }) => {
      const post = stored.find(({ id }) => id === params.id);
      if (!post || changes.length > 1) return new MockError(500, '');
      return Object.assign(post, body);
    });
    const { user } = await renderAdmin('/admin/blog-posts');
    await user.click(await screen.findByRole('switch', { name: 'Published: Salt air' }));
    expect(await screen.findByText('The blog post is published.')).toBeVisible();
    expect(changes.map(({ body }) => body)).toEqual([{ published: true }]);
    await user.click(screen.getByRole('switch', { name: 'Published: Salt air' }));
    expect(await screen.findByText('Failed to update blog post')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Published: Salt air' })).toBeChecked();
  });

  it('reports missing fields', async () => {
    responseList();
    const creations = mockEndpoint(createPost, () => anAdminPost());
    const { user } = await renderAdmin('/admin/blog-posts/new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Blog Post' }));
    const content = await dialog.findByRole('textbox', { name: 'Content' });
    await user.click(dialog.getByText('Save'));
    expect(await dialog.findByText(ERROR_MESSAGES.titleRequired)).toBeVisible();
    expect(dialog.getByText(ERROR_MESSAGES.excerptRequired)).toBeVisible();
    expect(dialog.getByText(ERROR_MESSAGES.categoryRequired)).toBeVisible();
    await waitFor(() => expect(content).toHaveAccessibleDescription(ERROR_MESSAGES.contentRequired));
    expect(creations).toEqual([]);
  });

  it('creates one draft of today in a custom category', async () => {
    responseList();
    const creations = mockEndpoint(createPost, () => anAdminPost());
    const { user } = await renderAdmin('/admin/blog-posts/new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Blog Post' }));
    paste(await dialog.findByRole('textbox', { name: 'Content' }), '<p style="color:red">As <b>hot</b></p>');
    fill(dialog.getByLabelText(/Title/), 'A new oven');
    fill(dialog.getByLabelText(/Excerpt/), 'It is hot.');
    await user.click(dialog.getByLabelText(/Category/));
    await user.click(screen.getByText('Custom Category'));
    await user.click(dialog.getByText('Save'));
    expect(await dialog.findByText(ERROR_MESSAGES.categoryRequired)).toBeVisible();
    expect(creations).toEqual([]);
    fill(dialog.getByLabelText(/Category name/), 'Ovens');
    await user.dblClick(dialog.getByText('Save'));
    expect(await screen.findByText('The blog post was created.')).toBeVisible();
    expect(creations.map(({ body }) => body)).toEqual([
      {
        title: 'A new oven',
        excerpt: 'It is hot.',
        content: '<p dir="auto">As <strong>hot</strong></p>',
        category: 'Ovens',
        published: false,
        date: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10),
        author: 'Admin',
      },
    ]);
  });

  it('keeps the input when the title is rejected, and sends the loaded version', async () => {
    responseList();
    const issue = { path: 'title', message: tooLong(200) };
    const updates = mockEndpoint(
      updatePost,
      () => new MockError(400, { message: ERROR_MESSAGES.checkFields, issues: [issue] }),
    );
    const { user, dialog } = await openEditor('Salt air');
    expect(dialog.getByRole('textbox', { name: 'Category name' })).toHaveValue('Doha 2030');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(ERROR_MESSAGES.checkFields)).toBeVisible();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Salt air!');
    expect(title).toHaveAccessibleDescription('At most 200 characters');
    expect(updates).toHaveLength(1);
    expect(updates[0]?.body).toEqual({
      title: 'Salt air!',
      excerpt: stored[1]?.excerpt,
      content: stored[1]?.content,
      category: 'Doha 2030',
      published: false,
      date: '2026-03-01',
      author: 'The workshop',
      version: 'v1',
    });
  });

  it('moves between the cells of a table by Tab, which leaves the editor after Escape', async () => {
    responseList();
    const { user, dialog } = await openEditor('Salt air');
    const content = dialog.getByRole('textbox', { name: 'Content' });
    await user.click(dialog.getByRole('button', { name: 'Insert a table' }));
    expect(
      dialog.getByText('Tab moves to the next cell. To leave the text, press Escape and then Tab.'),
    ).toBeVisible();
    const isHandled = (key: string, shiftKey = false) => !fireEvent.keyDown(content, { key, shiftKey });
    expect(isHandled('Tab', true)).toBe(false);
    expect(Array.from({ length: 8 }, () => isHandled('Tab'))).not.toContain(false);
    expect(within(content).getAllByRole('row')).toHaveLength(3);
    expect(isHandled('Tab')).toBe(true);
    expect(within(content).getAllByRole('row')).toHaveLength(4);
    expect(isHandled('Tab', true)).toBe(true);
    expect(isHandled('Escape')).toBe(true);
    expect(isHandled('Shift')).toBe(false);
    expect(isHandled('Tab', true)).toBe(false);
    expect(isHandled('Tab', true)).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('uploads a pasted picture with its description, under its file name', async () => {
    responseList();
    const forms = mockEndpoint(uploadImage, () => anAdminImage());
    const { user, dialog } = await openEditor('Salt air');
    const file = new File(['pixels'], 'sea-view.png', { type: 'image/png' });
    paste(dialog.getByRole('textbox', { name: 'Content' }), '', [file]);
    const upload = within(await screen.findByRole('dialog', { name: 'Insert an image' }));
    await user.type(upload.getByRole('textbox'), 'The bay');
    await user.click(upload.getByRole('button', { name: 'Upload and insert' }));
    expect(await dialog.findByRole('img', { name: 'The bay' })).toBeInTheDocument();
    expect(forms).toMatchObject([
      { body: { altText: 'The bay', category: 'Blog' }, files: ['sea-view.png'] },
    ]);
    expect(forms[0]?.body).not.toHaveProperty('title');
  });

  it('labels the heading buttons as briefly in Arabic', async () => {
    responseList();
    await renderAdmin('/admin/blog-posts/new', 'ar');
    expect(await screen.findByRole('button', { name: 'عنوان من المستوى 2' })).toHaveTextContent('H2');
  });

  it('asks before unsaved changes are lost', async () => {
    responseList();
    const { user, dialog } = await openEditor('Salt air');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(await dialog.findByRole('textbox', { name: 'Title' })).toHaveValue('Salt air!');
  });

  describe('after a conflict', () => {
    const theirs = () =>
      anAdminPost({ id: 'p1', title: 'Their title', content: '<p>Theirs</p>', version: 'v2' });

    async function conflict() {
      responseList();
      const updates = mockEndpoint(updatePost, ({ body }) =>
        (body as PostChanges).version === 'v2'
          ? theirs()
          : new MockError(409, { message: ERROR_MESSAGES.postChanged }),
      );
      mockEndpoint(readAdminPost, theirs);
      const app = await openEditor('Keep the heat out');
      await app.user.type(app.dialog.getByRole('textbox', { name: 'Title' }), '!');
      await app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
      const other = await app.dialog.findByRole('region', { name: 'Their version' });
      expect(other).toHaveTextContent('Their title');
      return { ...app, updates };
    }

    it('shows both versions, and overwrites the other after confirmation', async () => {
      const { user, dialog, updates } = await conflict();
      expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Keep the heat out!');
      await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
      const question = await screen.findByRole('alertdialog', { name: 'Save over their version?' });
      await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
      expect(await screen.findByText('The blog post was updated.')).toBeVisible();
      expect(updates.at(-1)?.body).toMatchObject({ title: 'Keep the heat out!', version: 'v2' });
    });

    it('takes the other version into the form after confirmation', async () => {
      const { user, dialog, updates } = await conflict();
      await user.click(dialog.getByRole('button', { name: 'Use theirs' }));
      const question = await screen.findByRole('alertdialog', { name: 'Discard your version?' });
      await user.click(within(question).getByRole('button', { name: 'Use theirs' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Their title'));
      expect(await dialog.findByRole('textbox', { name: 'Content' })).toHaveTextContent('Theirs');
      expect(updates).toHaveLength(1);
    });
  });

  it('previews a post as on the site, and deletes one after confirmation', async () => {
    responseList();
    const deletions = mockEndpoint(deletePost, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { id: params.id ?? '' };
    });
    const { user } = await renderAdmin('/admin/blog-posts');
    await user.click(await screen.findByRole('button', { name: 'View the post Salt air' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Coatings', level: 2 })).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Close' }));

    await user.click(await screen.findByRole('button', { name: 'Delete the post Salt air' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete blog post?' }));
    expect(deletions).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The blog post was deleted.')).toBeVisible();
    expect(screen.queryByText('Salt air')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Blog Posts' })).toHaveFocus());
  });

  it('reloads the list when somebody else has deleted the post', async () => {
    responseList();
    mockEndpoint(deletePost, () => {
      stored = stored.filter(({ id }) => id !== 'p2');
      return new MockError(404, { message: ERROR_MESSAGES.postNotFound });
    });
    const { user } = await renderAdmin('/admin/blog-posts');
    await user.click(await screen.findByRole('button', { name: 'Delete the post Salt air' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete blog post?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(ERROR_MESSAGES.postNotFound)).toBeInTheDocument();
    expect(screen.queryByText('Salt air')).toBeNull();
  });

  it('shows the empty state, and offers a retry when the list fails', async () => {
    let isDown = true;
    mockEndpoint(listAdminPosts, () =>
      isDown
        ? new MockError(500, { message: ERROR_MESSAGES.unexpected })
        : { posts: [], pagination: { totalItems: 0, totalPages: 0, total: 0 } },
    );
    const { user } = await renderAdmin('/admin/blog-posts');
    expect(await screen.findByText('Failed to fetch blog posts')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No blog posts found. Start by writing a new blog post.')).toBeVisible();
  });
});
