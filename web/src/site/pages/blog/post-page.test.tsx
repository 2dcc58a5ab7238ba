import { getPost, listPosts, type Post, type PostSummary, translateBatch } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';

const summary: PostSummary = {
  id: 'heat01',
  title: 'Glass that keeps heat out',
  excerpt: 'What a coating does in August.',
  category: 'Tips & Tricks',
  date: '2026-03-01T09:00:00.000Z',
};
const post: Post = {
  ...summary,
  author: 'Admin',
  contentPictures: [],
  content:
    '<h2>The coating</h2><p>Ask <a href="/contact">our workshop</a> about it.</p>' +
    '<pre><code>U = 1 / R</code></pre><script>alert(1)</script><img src="x" onerror="alert(1)">',
};
const other = (id: string): PostSummary => ({ ...summary, id, title: `Other ${id}` });
const notFound = () => new MockError(404, { message: 'This post does not exist' });

function responseBlog(found: Post | MockError = post) {
  mockEndpoint(listPosts, () => ({
    posts: [other('a1'), summary, other('b2'), other('c3'), other('d4')],
    pagination: { totalItems: 5, totalPages: 1 },
    customCategories: [],
  }));
  return mockEndpoint(getPost, () => found);
}

describe('post page', () => {
  it('shows the post with its title, author, date, category and content', async () => {
    responseBlog();
    const { url: address } = await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    expect(await screen.findByRole('heading', { level: 1, name: summary.title })).toBeVisible();
    expect(screen.getByText('By Admin')).toBeVisible();
    const article = screen.getByRole('heading', { name: 'The coating' }).closest('article') as HTMLElement;
    expect(within(article).getByText('1 March 2026')).toBeVisible();
    expect(within(article).getByText('Tips & Tricks')).toBeVisible();
    expect(within(article).getByRole('button', { name: 'Share this post' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'our workshop' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(article.innerHTML).not.toMatch(/alert|onerror/);
    await waitFor(() => expect(document.title).toMatch(/^Glass that keeps heat out \|/));
    expect(address()).toBe('/blog/heat01-glass-that-keeps-heat-out');
  });

  it('marks the language of an Arabic post on the English site, including its figures', async () => {
    const title = 'معامل انتقال الحرارة';
    responseBlog({ ...post, title, excerpt: title, content: `<p>${title}</p><p>0.8</p>` });
    await renderSite('/blog/heat01');
    const marked = [
      ...(await screen.findAllByText(title)),
      screen.getByText('0.8').parentElement as HTMLElement,
    ];
    const places = marked.map((each) => each.closest<HTMLElement>('[lang]:not(html)'));
    expect(places.map((each) => [each?.lang, each?.dir])).toEqual(marked.map(() => ['ar', 'rtl']));
    expect(screen.getByText('0.8')).not.toHaveAttribute('dir');
  });

  it('lists the newest three of the other posts', async () => {
    responseBlog();
    await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    const related = within(await screen.findByRole('region', { name: 'More from the blog' }));
    await related.findByText('Other a1');
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Other a1',
      'Other b2',
      'Other c3',
    ]);
  });

  it('navigates from one post to another', async () => {
    responseBlog();
    const { user, url: address } = await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    mockEndpoint(getPost, ({ params }) => ({ ...post, ...other(params.id ?? '') }));
    await user.click(await screen.findByRole('link', { name: 'Other b2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other b2' })).toBeVisible();
    expect(address()).toBe('/blog/b2-other-b2');
  });

  it.each(['/blog/heat01-an-old-title?from=mail', '/blog/heat01?from=mail'])(
    'finds the post at %s and puts its title into the address',
    async (old) => {
      const requests = responseBlog();
      const { url: address } = await renderSite(old);
      await screen.findByRole('heading', { level: 1, name: summary.title });
      await waitFor(() => expect(address()).toBe('/blog/heat01-glass-that-keeps-heat-out?from=mail'));
      expect(requests.map(({ params }) => params.id)).toEqual(['heat01']);
    },
  );

  it('keeps a URL with Arabic letters', async () => {
    responseBlog({ ...post, title: 'زجاج للصيف' });
    await renderSite(`/blog/heat01-${encodeURIComponent('زجاج-للصيف')}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'زجاج للصيف' })).toBeVisible();
  });

  it('leads from a draft or a post that does not exist to all posts', async () => {
    responseBlog(notFound());
    await renderSite('/blog/draft01-not-yet');
    expect(await screen.findByRole('heading', { name: 'This post is no longer online.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByText('Did you forget to add the page to the router?')).toBeNull();
  });

  it('requests no post for a URL without an id', async () => {
    const requests = responseBlog();
    await renderSite('/blog/-no-id');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('offers a retry after a failure', async () => {
    responseBlog(new MockError(500, { message: 'Something went wrong on our side. Please try again.' }));
    const { user } = await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    expect(await screen.findByText('This post could not be loaded. Please try again.')).toBeVisible();
    mockEndpoint(getPost, () => post);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: summary.title })).toBeVisible();
  });

  it('renders without other posts', async () => {
    responseBlog();
    mockEndpoint(listPosts, () => new MockError(500, { message: 'Something went wrong' }));
    await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    await screen.findByRole('heading', { level: 1, name: summary.title });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'More from the blog' })).toBeNull());
  });

  it('shows the Arabic of a post after a switch of language', async () => {
    const image = aResponsiveImage('villa-1');
    const ar = {
      title: 'زجاج يمنع الحرارة',
      excerpt: 'ما يفعله الطلاء في أغسطس.',
      category: 'نصائح',
      author: 'ورشتنا',
      content: `<h2>الطلاء</h2><p>اسأل <a href="/contact">ورشتنا</a>.</p><img src="${image.image}" alt="فيلا">`,
    };
    responseBlog({ ...post, contentPictures: [image], translations: { ar } });
    mockEndpoint(listPosts, () => ({
      posts: [],
      pagination: { totalItems: 0, totalPages: 0 },
      customCategories: [],
    }));
    const { user, url: address } = await renderSite('/blog/heat01-glass-that-keeps-heat-out');
    await screen.findByRole('heading', { level: 1, name: summary.title });
    await user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: ar.title })).toBeVisible();
    expect(screen.getByText('بقلم ورشتنا')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'الطلاء' }).closest('[lang]')).toBe(
      document.documentElement,
    );
    expect(screen.getByRole('link', { name: 'ورشتنا' })).toHaveAttribute('href', '/ar/contact');
    expect(screen.getByRole('img', { name: 'فيلا' })).toHaveAttribute('srcset', image.picture.srcSet);
    expect(screen.queryByText('The coating')).toBeNull();
    expect(address()).toBe('/ar/blog/heat01-glass-that-keeps-heat-out');
  });

  it('shows the English of an Arabic post at the URL of its original title', async () => {
    const en = { title: 'Glass in summer', excerpt: 'In August.', content: '<p>Shade comes first.</p>' };
    const arabic = { title: 'زجاج للصيف', excerpt: 'في أغسطس.', content: '<p>الظل أولاً.</p>' };
    responseBlog({ ...post, ...arabic, translations: { en } });
    const { url: address } = await renderSite('/blog/heat01');
    const heading = await screen.findByRole('heading', { level: 1, name: en.title });
    for (const each of [heading, screen.getByText('In August.'), screen.getByText('Shade comes first.')])
      expect(each.closest('[lang]')).toBe(document.documentElement);
    await waitFor(() => expect(decodeURI(address())).toBe('/blog/heat01-زجاج-للصيف'));
  });

  it('translates a post without Arabic in one request, but not its code', async () => {
    responseBlog();
    mockEndpoint(listPosts, () => ({
      posts: [],
      pagination: { totalItems: 0, totalPages: 0 },
      customCategories: [],
    }));
    const requests = mockEndpoint(translateBatch, ({ body }) => ({
      translatedTexts: (body as { texts: string[] }).texts.map((text) => `ع:${text}`),
    }));
    await renderSite('/blog/heat01-glass-that-keeps-heat-out', 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: `ع:${summary.title}` })).toBeVisible();
    expect(screen.getByText('بقلم ع:Admin')).toBeVisible();
    expect(screen.getByText('نصائح وإرشادات')).toBeVisible();
    expect(screen.getByText('1 مارس 2026')).toBeVisible();
    expect(screen.getByRole('region', { name: 'نموذج برمجي 1' })).toHaveTextContent('U = 1 / R');
    expect(screen.getByRole('link', { name: 'العودة إلى المدونة' })).toHaveAttribute('href', '/ar/blog');
    expect(requests.map(({ body }) => body)).toEqual([
      {
        texts: ['The coating', 'Ask', 'our workshop', 'about it.', summary.title, summary.excerpt, 'Admin'],
        targetLang: 'ar',
      },
    ]);
  });
});
