import {
  type AdminPost,
  createPost,
  ERROR_MESSAGES,
  listAdminPosts,
  publishPost,
  tooLong,
  updatePost,
  uploadImage,
} from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminPost } from '../../../testing/admin-records';
import { findDialog, linkedPage, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: AdminPost[];

beforeEach(() => {
  stored = [
    anAdminPost({ id: 'p1', title: 'Keep the heat out' }),
    anAdminPost({ id: 'p2', title: 'Salt air', published: false, category: 'Doha 2030' }),
  ];
  mockList();
});

function mockList() {
  return mockEndpoint(listAdminPosts, ({ query }) => {
    const { shown: posts, pagination } = linkedPage(stored, Number(query.page), 10);
    return { posts, pagination: { ...pagination, total: stored.length } };
  });
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function paste(target: HTMLElement, html: string, files: readonly File[] = []) {
  const getData = (type: string) => (type === 'text/html' ? html : html && 'text');
  fireEvent.paste(target, { clipboardData: { getData, files } });
}

async function openEditor(title: string) {
  const app = await renderAdmin('/admin/blog-posts');
  await app.press(title);
  const dialog = await findDialog('Edit Blog Post');
  await dialog.findByRole('textbox', { name: 'Content' });
  return { ...app, dialog, save: () => app.user.click(dialog.getByRole('button', { name: 'Save' })) };
}

describe('blog posts', () => {
  it("load the URL's page, and keep it while one is edited", async () => {
    stored = Array.from({ length: 12 }, (_, index) =>
      anAdminPost({ id: `p${index}`, title: `Post ${index}` }),
    );
    const requests = mockList();
    const { user, press, url } = await renderAdmin('/admin/blog-posts?page=2');
    expect(await screen.findByText('Post 11')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ page: '2', limit: '10' }]);
    await press('New Blog Post', 'link');
    expect(url()).toBe('/admin/blog-posts/new?page=2');
    await user.click((await findDialog('New Blog Post')).getByRole('button', { name: 'Cancel' }));
    expect(url()).toBe('/admin/blog-posts?page=2');
  });

  it('are previewed as on the site, and published by a switch', async () => {
    const changes = mockEndpoint(publishPost, ({ params, body }) => {
      const post = stored.find(({ id }) => id === params.id);
      return post ? Object.assign(post, body) : new MockError(404, '');
    });
    const { user, press } = await renderAdmin('/admin/blog-posts');
    await press('View the post Salt air');
    const preview = await findDialog('Preview');
    expect(await preview.findByRole('heading', { name: 'Coatings', level: 2 })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('switch', { name: 'Published: Salt air' }));
    expect(await screen.findByText('The blog post is published.')).toBeVisible();
    expect(changes).toMatchObject([{ params: { id: 'p2' }, body: { published: true } }]);
    expect(screen.getByRole('switch', { name: 'Published: Salt air' })).toBeChecked();
  });

  it('report missing fields, and create one draft of today in a custom category', async () => {
    const creations = mockEndpoint(createPost, () => anAdminPost());
    const { user } = await renderAdmin('/admin/blog-posts/new');
    const dialog = await findDialog('New Blog Post');
    const content = await dialog.findByRole('textbox', { name: 'Content' });
    await user.click(dialog.getByText('Save'));
    expect(await dialog.findByText(ERROR_MESSAGES.titleRequired)).toBeVisible();
    expect(dialog.getByText(ERROR_MESSAGES.excerptRequired)).toBeVisible();
    expect(dialog.getByText(ERROR_MESSAGES.categoryRequired)).toBeVisible();
    await waitFor(() => expect(content).toHaveAccessibleDescription(ERROR_MESSAGES.contentRequired));
    paste(content, '<p style="color:red">As <b>hot</b></p>');
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

  it('keep the input when the title is rejected, and send the loaded version', async () => {
    const issue = { path: 'title', message: tooLong(200) };
    const updates = mockEndpoint(
      updatePost,
      () => new MockError(400, { message: ERROR_MESSAGES.checkFields, issues: [issue] }),
    );
    const { user, dialog, save } = await openEditor('Salt air');
    expect(dialog.getByRole('textbox', { name: 'Category name' })).toHaveValue('Doha 2030');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await save();
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

  it('move between the cells of a table by Tab, which leaves the editor after Escape', async () => {
    const { user, dialog } = await openEditor('Salt air');
    const content = dialog.getByRole('textbox', { name: 'Content' });
    await user.click(dialog.getByRole('button', { name: 'Insert a table' }));
    expect(dialog.getByText(/next cell\. To leave the text, press Escape and then Tab\.$/)).toBeVisible();
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

  it('upload a pasted picture with its description, under its file name', async () => {
    const forms = mockEndpoint(uploadImage, () => anAdminImage());
    const { user, dialog } = await openEditor('Salt air');
    const file = new File(['pixels'], 'sea-view.png', { type: 'image/png' });
    paste(dialog.getByRole('textbox', { name: 'Content' }), '', [file]);
    const upload = await findDialog('Insert an image');
    await user.type(upload.getByRole('textbox'), 'The bay');
    await user.click(upload.getByRole('button', { name: 'Upload and insert' }));
    expect(await dialog.findByRole('img', { name: 'The bay' })).toBeInTheDocument();
    expect(forms).toMatchObject([
      { body: { altText: 'The bay', category: 'Blog' }, files: ['sea-view.png'] },
    ]);
    expect(forms[0]?.body).not.toHaveProperty('title');
  });

  it('label the heading buttons as briefly in Arabic', async () => {
    await renderAdmin('/admin/blog-posts/new', { language: 'ar' });
    expect(await screen.findByRole('button', { name: 'عنوان من المستوى 2' })).toHaveTextContent('H2');
  });
});
