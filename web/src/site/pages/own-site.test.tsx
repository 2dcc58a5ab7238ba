import {
  BLOCK_FIELDS,
  isNetworkHome,
  LANGUAGES,
  type Language,
  listGallery,
  listPortfolioImages,
  listPosts,
  listProjectPage,
  listServices,
  listTestimonials,
  mapLeaves,
  paginate,
  readSite,
  SAMPLE_BLOCKS,
  SERVICE_CHOICES,
  shownBlock,
  siteOf,
} from '@alnafitha/contract';
import { aService } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../testing/server';
import { siteDictionary } from '../../shared/i18n/arabic/site';
import { SERVICE_TILES } from './home/service-tiles';
import { SAMPLE_TESTIMONIALS } from './home/testimonials-section';
import { SAMPLE_PROJECTS } from './portfolio/sample-projects';
import privacy from './privacy/privacy-texts.json' with { type: 'json' };
import { BUILT_IN_SERVICES } from './services/built-in-services';
import { STATIC_TESTIMONIALS } from './testimonials/testimonials-page';

const INVENTED = [
  ...[...SAMPLE_TESTIMONIALS, ...STATIC_TESTIMONIALS].flatMap(({ name, text, project }) => [
    name,
    text,
    project,
  ]),
  ...SAMPLE_PROJECTS.map(({ title }) => title),
  ...[...BUILT_IN_SERVICES, ...SERVICE_TILES].flatMap(({ title, description }) => [title, description]),
  ...[...SERVICE_CHOICES, ...SAMPLE_BLOCKS.categories.projects.map(({ name }) => name)].filter(
    (name) => name !== 'Other',
  ),
  'Industrial Area',
  'Terms of service (coming soon)',
  'Did you forget to add the page to the router?',
  'Advice on glass, heat, dust and sea air, and news from our workshop in Doha.',
  ...Object.values(privacy.draft),
];

/** A site whose every text is the company's. */
const ownSite = () =>
  siteOf((id) => {
    const values = mapLeaves(BLOCK_FIELDS[id], SAMPLE_BLOCKS[id], ({ path, field, value }) =>
      field.unit === null || value === '' ? value : `Lusail Glass ${path}`,
    );
    return shownBlock(id, { values, translations: {}, imageOf: () => undefined }, '2026-01-01');
  });

const down = new MockError(503, { message: 'The service is not available at the moment.' });

function mockLists(hasFailed: boolean) {
  const orDown =
    <Response,>(response: Response) =>
    () =>
      hasFailed ? down : response;
  const pagination = paginate(0, 12);
  mockEndpoint(listGallery, orDown({ images: [] }));
  mockEndpoint(listPortfolioImages, orDown({ images: [], pagination, subCategories: [] }));
  mockEndpoint(listProjectPage, orDown({ projects: [], pagination }));
  mockEndpoint(listTestimonials, orDown([]));
  mockEndpoint(listServices, orDown([]));
  mockEndpoint(listPosts, orDown({ posts: [], pagination, customCategories: [] }));
}

/** What the page shows that is invented. */
async function inventedAt(path: string, language: Language) {
  const { client } = await renderSite(path, language);
  await screen.findByRole('contentinfo');
  await waitFor(() => {
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    expect(client.isFetching()).toBe(0);
  });
  const dictionary: Readonly<Record<string, string>> = siteDictionary;
  const shown = document.body.textContent ?? '';
  const links = [...document.links].map(({ href }) => href);
  return [
    ...INVENTED.filter((text) => shown.includes(language === 'ar' ? (dictionary[text] ?? text) : text)),
    ...links.filter(isNetworkHome),
  ];
}

const PATHS = [
  ...['/#contact', '/about', '/services', '/portfolio', '/testimonials', '/blog', '/contact', '/sitemap'],
  ...['/privacy', '/terms', '/nowhere'],
];
const ROWS = PATHS.flatMap((path) => LANGUAGES.map((language) => [path, language] as const));

describe.each(ROWS)('%s (%s)', (path, language) => {
  it('shows what is invented for the sample without content', async () => {
    mockLists(false);
    expect(await inventedAt(path, language)).not.toEqual([]);
  });

  it.each([
    ['without content', false],
    ['while the API fails', true],
  ])('shows nothing that is invented for an own company %s', async (_, hasFailed) => {
    mockLists(hasFailed);
    mockEndpoint(readSite, () => ownSite());
    expect(await inventedAt(path, language)).toEqual([]);
  });
});

it('the home page of an own company shows the pictures that its gallery shows, and its services lead to their pages', async () => {
  mockLists(false);
  const services = [
    aService({
      id: 's1',
      title: 'Glass floors',
      description: 'Walk on glass.\nMore of it.',
      slugs: ['floors'],
    }),
    aService({ id: 's2', title: 'Shower walls', onHome: false }),
    aService({
      ...{ id: 's3', title: 'مظلات', description: 'ظل\nفي الحديقة', slugs: ['shades'] },
      translations: { en: { title: 'Shades', description: 'Shade\nin the garden' } },
    }),
  ];
  mockEndpoint(listServices, () => services);
  mockEndpoint(readSite, () => ownSite());
  const requests = mockEndpoint(listGallery, () => ({ images: [] }));
  await renderSite('/#services');
  const tiles = within(await screen.findByRole('region', { name: 'Lusail Glass servicesTitle' }));
  expect(await tiles.findByRole('link', { name: 'Glass floors' })).toHaveAttribute(
    'href',
    '/services?service=floors',
  );
  expect(tiles.getByText('Walk on glass.')).toBeVisible();
  expect(tiles.getByRole('link', { name: 'Shades' })).toHaveAttribute('href', '/services?service=shades');
  expect(tiles.getByText('Shade')).toBeVisible();
  expect(tiles.queryByText('Shower walls')).toBeNull();
  expect(requests.map(({ query }) => query.category)).toEqual(['Portfolio']);
});
