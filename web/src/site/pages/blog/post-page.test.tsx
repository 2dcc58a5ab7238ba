import { getPost, listPosts, type Post, type PostSummary } from '@alnafitha/contract';
import { aPost, aPostSummary, aResponsiveImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';
import { mockTranslations } from '../../../../testing/translations';

const PATH = '/blog/heat01-glass-that-keeps-heat-out';
const post = aPost({
  id: 'heat01',
  title: 'Glass that keeps heat out',
  excerpt: 'What a coating does in August.',
  author: 'Admin',
  content:
    '<h2>The coating</h2><p>Ask <a href="/contact">our workshop</a> about it.</p>' +
    '<pre><code>U = 1 / R</code></pre><script>alert(1)</script><img src="x" onerror="alert(1)">',
});
const { title } = post;
const otherPosts = ['a1', 'b2', 'c3', 'd4'].map((id) => aPostSummary({ id, title: `Other ${id}` }));

function mockBlog(response: Post | MockError = post, listed: readonly PostSummary[] = [post, ...otherPosts]) {
  mockEndpoint(listPosts, () => ({
    posts: [...listed],
    pagination: { totalItems: listed.length, totalPages: 1 },
    customCategories: [],
  }));
  return mockEndpoint(getPost, () => response);
}

it('shows the post with its title, author, date, category and content, and links to the newest three others', async () => {
  mockBlog();
  const { user, url } = await renderSite(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('By Admin')).toBeVisible();
  const article = screen.getByRole('heading', { name: 'The coating' }).closest('article') as HTMLElement;
  expect(within(article).getByText('1 March 2026')).toBeVisible();
  expect(within(article).getByText('Tips & Tricks')).toBeVisible();
  expect(within(article).getByRole('button', { name: 'Share this post' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'our workshop' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  expect(article.innerHTML).not.toMatch(/alert|onerror/);
  await waitFor(() => expect(document.title).toMatch(/^Glass that keeps heat out \|/));
  expect(url()).toBe(PATH);
  const related = within(await screen.findByRole('region', { name: 'More from the blog' }));
  await related.findByText('Other a1');
  const titles = related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Other a1', 'Other b2', 'Other c3']);
  mockEndpoint(getPost, ({ params }) => ({ ...post, id: params.id ?? '', title: `Other ${params.id}` }));
  await user.click(related.getByRole('link', { name: 'Other b2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Other b2' })).toBeVisible();
  expect(url()).toBe('/blog/b2-other-b2');
});

it('marks the language of an Arabic post on the English site, including its figures', async () => {
  const arabic = 'معامل انتقال الحرارة';
  mockBlog({ ...post, title: arabic, excerpt: arabic, content: `<p>${arabic}</p><p>0.8</p>` });
  await renderSite('/blog/heat01');
  const marked = [
    ...(await screen.findAllByText(arabic)),
    screen.getByText('0.8').parentElement as HTMLElement,
  ];
  const places = marked.map((element) => element.closest<HTMLElement>('[lang]:not(html)'));
  expect(places.map((element) => [element?.lang, element?.dir])).toEqual(marked.map(() => ['ar', 'rtl']));
  expect(screen.getByText('0.8')).not.toHaveAttribute('dir');
});

it.each([
  ['-an-old-title', '2026-04-02T08:30:00.000Z', '2026-04-02T08:30:00.000Z'],
  [encodeURIComponent('،'), undefined, post.date],
])(
  'puts its title into the URL of heat01%s, and says when it was modified, if ever: %s',
  async (old, modified, expected) => {
    const requests = mockBlog({ ...post, ...(modified && { modified }) });
    const { url } = await renderSite(`/blog/heat01${old}?from=mail`);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(url()).toBe('/blog/heat01-glass-that-keeps-heat-out?from=mail'));
    expect(requests.map(({ params }) => params.id)).toEqual(['heat01']);
    const contentOf = (property: string) =>
      document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(['og:type', 'article:published_time', 'article:modified_time'].map(contentOf)).toEqual([
      'article',
      post.date,
      expected,
    ]);
  },
);

it('leads from a draft or a post that does not exist to all posts, and requests none for a URL without an id', async () => {
  mockBlog(new MockError(404, { message: 'This post does not exist' }));
  await renderSite('/blog/draft01-not-yet');
  expect(await screen.findByRole('heading', { name: 'This post is no longer online.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  expect(screen.queryByText('Did you forget to add the page to the router?')).toBeNull();
  cleanup();
  const requests = mockBlog();
  await renderSite('/blog/-no-id');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(requests).toEqual([]);
});

it('offers a retry after a failure, and renders without other posts', async () => {
  mockBlog(new MockError(500, { message: 'Something went wrong on our side. Please try again.' }));
  mockEndpoint(listPosts, () => new MockError(500, { message: 'Something went wrong' }));
  const { user } = await renderSite(PATH);
  expect(await screen.findByText('This post could not be loaded. Please try again.')).toBeVisible();
  mockEndpoint(getPost, () => post);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
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
  mockBlog({ ...post, contentPictures: [image], translations: { ar } }, []);
  const { user, url } = await renderSite(PATH);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: ar.title })).toBeVisible();
  expect(screen.getByText('بقلم ورشتنا')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'الطلاء' }).closest('[lang]')).toBe(
    document.documentElement,
  );
  expect(screen.getByRole('link', { name: 'ورشتنا' })).toHaveAttribute('href', '/ar/contact');
  expect(screen.getByRole('img', { name: 'فيلا' })).toHaveAttribute('srcset', image.picture.srcSet);
  expect(screen.queryByText('The coating')).toBeNull();
  expect(url()).toBe('/ar/blog/heat01-glass-that-keeps-heat-out');
});

it('shows the English of an Arabic post at the URL of its original title', async () => {
  const en = { title: 'Glass in summer', excerpt: 'In August.', content: '<p>Shade comes first.</p>' };
  const arabic = { title: 'زجاج للصيف', excerpt: 'في أغسطس.', content: '<p>الظل أولاً.</p>' };
  mockBlog({ ...post, ...arabic, translations: { en } });
  const { url } = await renderSite('/blog/heat01');
  const heading = await screen.findByRole('heading', { level: 1, name: en.title });
  for (const element of [heading, screen.getByText('In August.'), screen.getByText('Shade comes first.')])
    expect(element.closest('[lang]')).toBe(document.documentElement);
  await waitFor(() => expect(decodeURI(url())).toBe('/blog/heat01-زجاج-للصيف'));
  expect(screen.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
});

it('translates a post without Arabic in one request, but not its code', async () => {
  mockBlog(post, []);
  const requests = mockTranslations();
  await renderSite(PATH, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: `ع:${title}` })).toBeVisible();
  for (const text of ['بقلم ع:Admin', 'نصائح وإرشادات', '1 مارس 2026'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('region', { name: 'نموذج برمجي 1' })).toHaveTextContent('U = 1 / R');
  expect(screen.getByRole('link', { name: 'العودة إلى المدونة' })).toHaveAttribute('href', '/ar/blog');
  expect(requests).toEqual([
    ['The coating', 'Ask', 'our workshop', 'about it.', title, post.excerpt, 'Admin'],
  ]);
});
