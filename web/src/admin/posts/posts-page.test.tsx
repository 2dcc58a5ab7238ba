import {
  type AdminPost,
  createPost,
  ERROR_MESSAGES,
  listAdminPosts,
  publishPost,
  readAdminPost,
  readTranslations,
  updatePost,
  uploadImage,
} from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminPost } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { disableFrames, findPreview } from '../../../testing/preview-frame';
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
    return { posts, customCategories: ['Doha 2030'], pagination: { ...pagination, total: stored.length } };
  });
}

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

describe('a scheduled post', () => {
  beforeEach(() => {
    stored = [anAdminPost({ id: 'p1', title: 'Keep the heat out', date: '2099-01-03T05:00:00.000Z' })];
    vi.stubEnv('TZ', 'America/New_York');
  });

  it('says when it is live in the time of Doha, within a week by its weekday', async () => {
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
    stored.push(anAdminPost({ id: 'p2', date: inThreeDays.toISOString() }));
    await renderAdmin('/admin/blog-posts');
    expect(await screen.findByText('Live on 3 Jan 2099, 08:00')).toBeVisible();
    const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Qatar', weekday: 'long' });
    const text = new RegExp(`^Live on ${weekday.format(inThreeDays)} \\d\\d:\\d\\d$`);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is published by its switch for its date, and is a draft at once', async () => {
    stored = [anAdminPost({ ...stored[0], published: false })];
    mockEndpoint(publishPost, ({ body }) => Object.assign(stored[0] as AdminPost, body));
    const { user } = await renderAdmin('/admin/blog-posts');
    const published = await screen.findByRole('switch', { name: 'Published: Keep the heat out' });
    expect(screen.queryByText(/^Live on/)).toBeNull();
    await user.click(published);
    expect(await screen.findByText('The blog post will appear at its date.')).toBeVisible();
    expect(await screen.findByText(/^Live on/)).toBeVisible();
    await user.click(published);
    expect(await screen.findByText('The blog post is now a draft.')).toBeVisible();
  });

  it('keeps its date unless it is changed, and a new one has the date that is typed', async () => {
    const updates = mockEndpoint(updatePost, () => stored[0] as AdminPost);
    const first = await openEditor('Keep the heat out');
    const date = first.dialog.getByLabelText('Date and time in Doha');
    expect(date).toHaveValue('2099-01-03T08:00');
    expect(date).toHaveAccessibleDescription('Live on 3 Jan 2099, 08:00');
    const published = first.dialog.getByRole('switch', { name: 'Publish immediately' });
    await first.user.click(published);
    expect(date).toHaveAccessibleDescription(/^3 Jan 2099, 08:00\. With “Publish immediately”, /);
    await first.user.click(published);
    fill(date, '');
    expect(date).toHaveAccessibleDescription(/^Without a date, it is now\. With a later one /);
    fill(date, '2026-03-04T08:00');
    expect(date).toHaveAccessibleDescription('4 Mar 2026, 08:00');
    fill(date, '2099-01-03T08:00');
    fill(first.dialog.getByRole('textbox', { name: 'Title' }), 'Keep the heat out!');
    await first.save();
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(updates[0]?.body).toMatchObject({ date: '2099-01-03', published: true });
    const second = await screen.findByRole('button', { name: 'Keep the heat out' });
    await first.user.click(second);
    const again = await findDialog('Edit Blog Post');
    fill(again.getByLabelText('Date and time in Doha'), '2026-03-29T02:30');
    await first.user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates).toHaveLength(2));
    expect(updates[1]?.body).toMatchObject({ date: '2026-03-29T02:30' });
  });
});

describe('the list of blog posts', () => {
  it("loads the URL's page, keeps it while a post is written, is searched and filtered by the API, and says so without a match", async () => {
    stored = Array.from({ length: 12 }, (_, index) =>
      anAdminPost({ id: `p${index}`, title: `Post ${index}` }),
    );
    const requests = mockList();
    const { user, press, choose, url } = await renderAdmin('/admin/blog-posts?page=2');
    expect(await screen.findByText('Post 11')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ page: '2', limit: '10' }]);
    await press('New Blog Post', 'link');
    expect(url()).toBe('/admin/blog-posts/new?page=2');
    await user.click((await findDialog('New Blog Post')).getByRole('button', { name: 'Cancel' }));
    expect(url()).toBe('/admin/blog-posts?page=2');
    await choose('State', 'Scheduled');
    await choose('Category', 'Doha 2030');
    // The top bar hides its own search field.
    expect(screen.getAllByRole('searchbox')).toHaveLength(1);
    fill(screen.getByRole('searchbox', { name: 'Search posts...' }), 'salt');
    await waitFor(() =>
      expect(url()).toBe('/admin/blog-posts?search=salt&state=scheduled&category=Doha+2030'),
    );
    const filter = { search: 'salt', state: 'scheduled', category: 'Doha 2030' };
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject(filter));
    stored = [];
    await choose('State', 'Draft');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(url()).toBe('/admin/blog-posts');
  });

  it('publishes several posts, and says how many when some fail', async () => {
    stored.push(anAdminPost({ id: 'p3', title: 'Dust', published: false }));
    const changes = mockEndpoint(publishPost, ({ params, body }) => {
      const post = stored.find(({ id }) => id === params.id && id !== 'p3');
      return post ? Object.assign(post, body) : new MockError(404, { message: ERROR_MESSAGES.postNotFound });
    });
    const { user, press } = await renderAdmin('/admin/blog-posts');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the post Salt air' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select the post Dust' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Publish');
    expect(await screen.findByText('1 post is published. This post does not exist')).toBeVisible();
    expect(changes.map(({ params, body }) => [params.id, body])).toEqual([
      ['p2', { published: true }],
      ['p3', { published: true }],
    ]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    stored.pop();
    await press('Unpublish');
    expect(await screen.findByText(/posts are drafts\./)).toBeVisible();
  });
});

describe('blog posts', () => {
  it('are previewed as on the site, and published by a switch', async () => {
    const changes = mockEndpoint(publishPost, ({ params, body }) => {
      const post = stored.find(({ id }) => id === params.id);
      return post ? Object.assign(post, body) : new MockError(404, '');
    });
    disableFrames();
    mockEndpoint(readAdminPost, () => stored[1] ?? new MockError(404, ''));
    mockEndpoint(readTranslations, () => ({
      ...({ kind: 'posts', id: 'p2', title: 'Salt air', state: 'outdated', version: 'v' } as const),
      fields: [
        {
          ...({ field: 'title', to: 'ar', state: 'outdated' } as const),
          ...{ original: 'Salt air', of: 'Salt air', text: 'هواء مالح' },
        },
      ],
    }));
    const { user, press } = await renderAdmin('/admin/blog-posts');
    await press('View the post Salt air');
    const preview = await findDialog('Preview');
    const { shown } = await findPreview();
    expect(shown()).toMatchObject({ kind: 'posts', id: 'p2', entry: { title: 'Salt air' } });
    await user.click(preview.getByRole('button', { name: 'Arabic' }));
    expect(shown()).toMatchObject({
      language: 'ar',
      entry: { translations: { ar: { title: 'هواء مالح' } } },
      texts: [{ path: 'title', text: 'هواء مالح', state: 'outdated' }],
    });
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
    fill(upload.getByRole('textbox'), 'The bay');
    await user.click(upload.getByRole('button', { name: 'Upload and insert' }));
    expect(await dialog.findByRole('img', { name: 'The bay' })).toBeInTheDocument();
    expect(forms).toMatchObject([
      { body: { altText: 'The bay', category: 'Blog' }, files: ['sea-view.png'] },
    ]);
    expect(forms[0]?.body).not.toHaveProperty('title');
  });

  it('label the heading buttons as briefly in Arabic', async () => {
    await renderAdmin('/admin/blog-posts/new', { language: 'ar' });
    expect(await screen.findByRole('button', { name: 'H2: عنوان من المستوى 2' })).toHaveTextContent('H2');
  });
});
