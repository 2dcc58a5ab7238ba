import {
  IMAGES_PAGE_SIZE,
  listPortfolioImages,
  listPosts,
  listProjectPage,
  PROJECTS_PAGE_SIZE,
  paginate,
  readSite,
  SAMPLE_BLOCKS,
  SERVICES_PATH,
  sampleSite,
} from '@alnafitha/contract';
import { aGalleryImage, aPostSummary, aProject, aService } from '@alnafitha/contract/factories';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { setTransport } from '../../../shared/api/call';
import { renderPage } from './render-page';
import { structuredData } from './structured-data';

const images = Array.from({ length: 31 }, (_, index) =>
  aGalleryImage({ id: `door-${index + 1}`, title: `Door ${index + 1}` }),
);
const projects = Array.from({ length: 13 }, (_, index) =>
  aProject({ id: `villa-${index + 1}`, title: `Villa ${index + 1}` }),
);
const pageOf = <Entry>(entries: readonly Entry[], size: number, page: number) => ({
  entries: entries.slice((page - 1) * size, page * size),
  pagination: paginate(entries.length, size),
});

let { pages } = SAMPLE_BLOCKS.pages;

beforeAll(() =>
  setTransport(async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://site.example');
    const page = Number(searchParams.get('page'));
    if (pathname === readSite.path) {
      const { en, ar } = sampleSite('2026-01-01');
      return Response.json({ en: { ...en, pages: { pages } }, ar: { ...ar, pages: { pages } } });
    }
    if (pathname === listPortfolioImages.path) {
      const { entries, pagination } = pageOf(images, IMAGES_PAGE_SIZE, page);
      return Response.json({ images: entries, pagination, subCategories: [] });
    }
    if (pathname === listProjectPage.path) {
      const { entries, pagination } = pageOf(projects, PROJECTS_PAGE_SIZE, page);
      return Response.json({ projects: entries, pagination });
    }
    if (pathname === SERVICES_PATH)
      return Response.json([aService({ title: 'Gates', slugs: ['gates', 'old-gates'] })]);
    if (pathname === listPosts.path && searchParams.get('category') !== 'x') {
      return Response.json({ posts: [aPostSummary()], pagination: paginate(1, 12), customCategories: [] });
    }
    const image = images.find(({ id }) => pathname.endsWith(`/images/${id}`));
    if (image) return Response.json(image);
    return Response.json(
      { message: '' },
      { status: pathname.includes('/portfolio') || pathname.includes('/projects/') ? 404 : 400 },
    );
  }),
);
afterAll(() => setTransport((url, init) => fetch(url, init)));

const render = (url: string) => renderPage({ url, origin: 'https://site.example', parameters: [] });
const count = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(String)).size;

it.each([
  ['/portfolio', 20, 4],
  ['/portfolio?pictures=2', 31, 4],
  ['/portfolio?page=1', 20, 12],
  ['/ar/portfolio?page=2&pictures=2', 31, 13],
  ['/portfolio?picture=door-31', 20, 4],
])(
  'the page at %s has %d images and %d projects, and the first page as its canonical URL',
  async (url, imageCount, projectCount) => {
    const { body, location } = await render(url);
    expect(location).toBeUndefined();
    expect(count(body.html, /alt="[^"]*"[^>]*sizes="\(max-width: 767px\) 160px/g)).toBeGreaterThan(0);
    expect(count(body.html, /aria-label="[^"]*Door \d+"/g)).toBe(imageCount);
    expect(count(body.html, /href="(?:\/ar)?\/portfolio\/villa-\d+"/g)).toBe(projectCount);
    const path = url.replace(/\?.*/, '');
    expect(body.head).toContain(`<link rel="canonical" href="https://site.example${path}"/>`);
    expect(body.head).toContain(
      '<link rel="alternate" hrefLang="ar" href="https://site.example/ar/portfolio"/>',
    );
  },
);

it.each([
  ['/portfolio?picture=none', '/portfolio'],
  ['/ar/portfolio?category=glass&picture=none&id=none', '/ar/portfolio?category=glass'],
  ['/portfolio?id=villa-99', '/portfolio'],
  ['/portfolio?page=3&pictures=2', '/portfolio?pictures=2'],
  ['/portfolio?page=2&pictures=3', '/portfolio?page=2'],
  ['/services?service=none', '/services'],
  ['/ar/services?service=old-gates', '/ar/services?service=gates'],
  ['/blog?category=tRENDS', '/blog?category=Trends'],
  ['/ar/blog?category=ALL', '/ar/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?page=2', '/blog'],
])('leads from %s to what there is', async (url, location) => {
  expect(await render(url)).toMatchObject({ location });
});

it.each(['/blog', '/ar/blog?category=Trends'])('shows %s as it is', async (url) => {
  expect((await render(url)).location).toBeUndefined();
});

it('has the data of the blocks that the page shows, but not of all', async () => {
  const { hydrationData } = await render('/blog');
  const blocks = hydrationData.queries.map(([key]) => key).filter(([kind]) => kind === 'site');
  expect(blocks.sort()).toEqual(
    ['blog', 'categories', 'company', 'has terms', 'hours', 'pages'].map((id) => ['site', id]),
  );
});

it('has title, canonical URL and data of the service in the URL', async () => {
  const page = await render('/ar/services?service=gates');
  expect(page.location).toBeUndefined();
  const url = 'https://site.example/ar/services?service=gates';
  expect(page.body.head).toContain('<title>Gates |');
  expect(page.body.head).toContain(`<link rel="canonical" href="${url}"/>`);
  const data = structuredData(page);
  expect(data.filter((thing) => thing['@type'] === 'Service')).toMatchObject([{ name: 'Gates' }]);
  const breadcrumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(breadcrumbs).toMatchObject({ itemListElement: [{}, {}, { name: 'Gates', item: url }] });
});

it.each(['/blog', '/ar/portfolio/villa-1'])('responds 404 for the hidden page %s', async (url) => {
  pages = SAMPLE_BLOCKS.pages.pages.map((row) => ({
    ...row,
    isHidden: row.page !== '/' && url.includes(row.page),
  }));
  onTestFinished(() => {
    pages = SAMPLE_BLOCKS.pages.pages;
  });
  const { status, body } = await render(url);
  expect(status).toBe(404);
  expect(body.head).toContain('noindex');
});

it("rejects with the API's error as its cause", async () => {
  await expect(render('/blog?category=x')).rejects.toMatchObject({ cause: { status: 400 } });
});
