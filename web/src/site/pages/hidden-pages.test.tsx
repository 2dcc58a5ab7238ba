import {
  HIDEABLE_PAGES,
  isPageShown,
  LANGUAGES,
  listGallery,
  listPortfolioImages,
  listProjectPage,
  listServices,
  listTestimonials,
  paginate,
  SAMPLE_BLOCKS,
  unprefixedPath,
} from '@alnafitha/contract';
import { aGalleryImage, aProject } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';
import { mockEndpoint, mockSite } from '../../../testing/server';

const pages = SAMPLE_BLOCKS.pages.pages.map((row) => ({
  ...row,
  isHidden: HIDEABLE_PAGES.includes(row.page),
}));

const pagination = paginate(1, 12);

describe('a site without the pages that can be hidden', () => {
  beforeEach(() => {
    mockSite({ pages: { pages } });
    mockEndpoint(listGallery, () => ({ images: [aGalleryImage()] }));
    mockEndpoint(listPortfolioImages, () => ({ images: [], pagination, subCategories: [] }));
    mockEndpoint(listProjectPage, () => ({ projects: [aProject()], pagination }));
    mockEndpoint(listTestimonials, () => []);
    mockEndpoint(listServices, () => []);
  });

  const hidden = [...HIDEABLE_PAGES, '/portfolio/villa', '/blog/p1-news'];
  it.each(hidden.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
    'has nothing at %s (%s)',
    async (path, language) => {
      await renderSite(path, language);
      const title = language === 'en' ? '404 Page Not Found' : '404 الصفحة غير موجودة';
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(document.head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
    },
  );

  it.each(['/#contact', '/about', '/services', '/contact', '/sitemap'])(
    'has no link to them at %s',
    async (path) => {
      const { client } = await renderSite(path);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => {
        expect(document.querySelector('main [aria-busy=true]')).toBeNull();
        expect(client.isFetching()).toBe(0);
      });
      const links = [...document.querySelectorAll('a[href^="/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((link) => !isPageShown(pages, unprefixedPath(link)))).toEqual([]);
      expect(document.head.querySelector('[type="application/rss+xml"]')).toBeNull();
    },
  );
});

it('names and orders the pages of its menus as the company does', async () => {
  const [home, about, ...others] = SAMPLE_BLOCKS.pages.pages;
  if (!home || !about) throw new Error('The sample has pages');
  mockSite({ pages: { pages: [home, ...others, { ...about, name: 'Who we are' }] } });
  const { user } = await renderSite('/contact');
  const header = within(await screen.findByRole('banner'));
  await user.click(header.getByLabelText('Open menu'));
  await waitFor(() => expect(header.getAllByLabelText('Main')).toHaveLength(2));
  for (const menu of header.getAllByLabelText('Main')) {
    const texts = [...menu.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(texts.filter((text) => ['Who we are', 'Blog', 'Contact'].includes(text))).toEqual([
      'Blog',
      'Contact',
      'Who we are',
    ]);
  }
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');
});
