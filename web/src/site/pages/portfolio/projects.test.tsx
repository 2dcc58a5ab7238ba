import { getProject, listProjectPage, PROJECT_GROUPS, type ProjectGroup } from '@alnafitha/contract';
import { aGalleryImage, aProject, aResponsiveImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockNetworkError } from '../../../../testing/server';

const place = { location: 'West Bay Lagoon', year: 2025 };
const villa = aProject({ id: 'villa', title: 'A villa by the sea', category: 'upvc', ...place });
const projects = [
  villa,
  aProject({ id: 'tower', title: 'A tower in Lusail', category: 'aluminium' }),
  aProject({
    id: 'tent',
    title: 'A tent in the dunes',
    category: null,
    image: undefined,
    picture: undefined,
  }),
];
beforeEach(() => {
  mockPortfolioImages([aGalleryImage({ title: 'A door' })]);
});

const section = (name = 'Our projects') => within(screen.getByRole('region', { name }));
const titles = async (name = 'Our projects') => {
  await screen.findByRole('region', { name });
  return (await section(name).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
};

describe('projects', () => {
  it('links to the page of each, with what is known of it and no placeholder, and to the gallery below', async () => {
    mockProjects(projects);
    await renderSite('/portfolio');
    expect(await screen.findByText('UPVC · West Bay Lagoon · 2025')).toBeVisible();
    const tent = section().getByRole('link', { name: 'A tent in the dunes' });
    expect(tent).toHaveAttribute('href', '/portfolio/tent');
    expect(tent.closest('li')).toHaveTextContent(/Other work$/);
    expect(await titles()).toHaveLength(3);
    expect(tent.closest('li')?.querySelector('img')).toBeNull();
    expect(section().queryByText('Image Not Available')).not.toBeInTheDocument();
    const link = section().getByRole('link', { name: 'See the gallery' });
    const gallery = screen.getByRole('region', { name: 'Gallery' });
    expect(link).toHaveAttribute('href', `#${gallery.id}`);
    expect(link.compareDocumentPosition(gallery)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The page says above the work, and in the footer, what the pictures are.
    const note = 'The pictures on this website are visualisations, not photographs.';
    expect(section().getByText(note)).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByText(note)).toBeVisible();
  });

  it('leaves no gap in a row: one project, then three, or two, or one and two at the end', async () => {
    const several = (count: number, category: ProjectGroup) =>
      Array.from({ length: count }, (_, index) =>
        aProject({ id: `${category}-${index}`, title: `${category} ${index}`, category }),
      );
    const counts = { aluminium: 1, upvc: 2, glass: 3, kitchen: 5 };
    mockProjects(PROJECT_GROUPS.flatMap((group) => several(counts[group], group)));
    const { user } = await renderSite('/portfolio?page=1');
    await screen.findByRole('link', { name: 'glass 0' });
    for (const [name, columns] of [
      ['Aluminium', '6'],
      ['UPVC', '33'],
      ['Glass', '633'],
      ['Kitchen', '62226'],
      ['All projects', '62226222633'],
    ] as const) {
      await user.click(section().getByRole('button', { name }));
      await waitFor(() => {
        const items = section().getAllByRole('listitem');
        // `sizes` is the width for which the browser chooses the image.
        const widths = items.map(
          (item) => /(\d+)px, \S+\)$/.exec(item.querySelector('img')?.sizes ?? '')?.[1],
        );
        const spans = widths.map((width) => ({ 395: 2, 604: 3, 1232: 6 })[Number(width)]);
        expect(spans.join(''), name).toBe(columns);
      });
    }
  });

  it('shows four, all of them at a link, and the same again at its URL', async () => {
    mockPortfolioImages([]);
    const villas = Array.from({ length: 13 }, (_, index) => `فيلا ${index}`);
    const requests = mockProjects(
      villas.map((title, index) => {
        const ar = { title, description: 'فيلا على البحر' };
        return aProject({ id: `p${index}`, title: `Villa ${index}`, translations: { ar } });
      }),
    );
    const region = 'مشاريعنا';
    const more = { name: 'عرض المزيد من المشاريع' };
    const { user, url } = await renderSite('/portfolio', 'ar');
    expect(await titles(region)).toEqual(villas.slice(0, 4));
    await user.click(screen.getByRole('link', { name: 'عرض جميع المشاريع' }));
    expect(await titles(region)).toEqual(villas.slice(0, 12));
    expect(url()).toBe('/ar/portfolio?page=1');
    await user.click(screen.getByRole('link', more));
    await waitFor(async () => expect(await titles(region)).toEqual(villas));
    expect(screen.queryByRole('link', more)).not.toBeInTheDocument();
    expect(url()).toBe('/ar/portfolio?page=2');
    expect(requests.map(({ query }) => query.page)).toEqual(['1', '2']);
    cleanup();
    await renderSite('/portfolio?page=2', 'ar');
    expect(await titles(region)).toEqual(villas);
    expect(screen.queryByRole('link', more)).not.toBeInTheDocument();
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', expect.stringMatching(/\/ar\/portfolio$/));
  });

  it('leaves a page beyond the last, and keeps the rest of the URL', async () => {
    mockProjects(projects);
    const { url } = await renderSite('/portfolio?page=3&projects=all');
    await waitFor(() => expect(url()).toBe('/portfolio?projects=all'));
  });

  it('shows all of a group once all projects are shown, and four of it before', async () => {
    mockProjects(Array.from({ length: 6 }, (_, index) => aProject({ id: `p${index}`, category: 'glass' })));
    const { user, url } = await renderSite('/portfolio');
    await titles();
    await user.click(section().getByRole('button', { name: 'Glass' }));
    expect(await titles()).toHaveLength(4);
    await user.click(section().getByRole('link', { name: 'Show all projects' }));
    expect(await titles()).toHaveLength(6);
    await user.click(section().getByRole('button', { name: 'All projects' }));
    expect(url()).toBe('/portfolio?projects=all&page=1');
    await waitFor(async () => expect(await titles()).toHaveLength(6));
  });

  it('are filtered by group, independently of the gallery', async () => {
    mockProjects(projects);
    mockPortfolioImages([aGalleryImage({ title: 'A door', subCategories: ['UPVC DOORS'] })]);
    const { user } = await renderSite('/portfolio');
    await titles();
    await user.click(await screen.findByRole('button', { name: 'UPVC Doors' }));
    expect(await screen.findByRole('region', { name: 'UPVC Doors, 1 image' })).toBeVisible();
    expect(await titles()).toHaveLength(3);
    const filter = within(screen.getByRole('group', { name: 'Filter the projects' }));
    const names = filter.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.join()).toBe('All projects,Aluminium,UPVC,Glass,Kitchen');
    await user.click(filter.getByRole('button', { name: 'UPVC' }));
    await waitFor(async () => expect(await titles()).toEqual(['A villa by the sea']));
    await user.click(filter.getByRole('button', { name: 'Kitchen' }));
    expect(await section().findByText('There are no projects of this kind yet.')).toBeVisible();
    await user.click(filter.getByRole('button', { name: 'All projects' }));
    expect(await titles()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'View the image: A door' })).toBeVisible();
  });

  it("follow the group of the URL's category, until they have their own filter", async () => {
    mockProjects(projects);
    const { user } = await renderSite('/portfolio?category=shades');
    expect(await titles()).toEqual(['A tower in Lusail']);
    await user.click(screen.getByRole('button', { name: 'All projects' }));
    expect(await titles()).toHaveLength(3);
  });

  it.each([
    ['en', 'Our projects', 'Curtain wall for an office tower', '/portfolio/sample-aluminium'],
    ['ar', 'مشاريعنا', 'واجهة زجاجية (كرتن\u00a0وول) لبرج مكاتب', '/ar/portfolio/sample-aluminium'],
  ] as const)('show one sample a group where there are none (%s)', async (language, region, title, href) => {
    mockProjects([]);
    mockPortfolioImages([]);
    await renderSite('/portfolio', language);
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute('href', href);
    expect(await titles(region)).toHaveLength(PROJECT_GROUPS.length);
  });

  it('shows a load error beside a loaded gallery, and retries', async () => {
    mockNetworkError(listProjectPage);
    const { user } = await renderSite('/portfolio');
    const failure = 'The projects could not be loaded. Please try again later.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'View the image: A door' })).toBeVisible();
    mockProjects(projects);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toHaveLength(3);
  });
});

it('the project of the URL is a dialog with all details, whose closing leaves the filter in the URL', async () => {
  mockProjects(projects);
  const images = [aResponsiveImage('front'), aResponsiveImage('side')];
  mockEndpoint(getProject, () => ({ ...villa, client: 'A private client', images, related: [] }));
  const { user, url } = await renderSite('/portfolio?category=upvc&id=villa');
  const dialog = within(await screen.findByRole('dialog', { name: 'A villa by the sea' }));
  for (const text of ['West Bay Lagoon', 'A private client']) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('button', { name: /image 2 of 2/ })).toBeVisible();
  const quote = dialog.getByRole('link', { name: 'Get a Quote' });
  expect(quote).toHaveAttribute('href', '/contact?project=A%20villa%20by%20the%20sea');
  const page = dialog.getByRole('link', { name: 'Open the project page' });
  expect(page).toHaveAttribute('href', '/portfolio/villa');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(url()).toBe('/portfolio?category=upvc');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
