import { getProject, listProjectPage, type ProjectGroup } from '@alnafitha/contract';
import { aGalleryImage, aProject, aResponsiveImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { SAMPLE_PROJECTS } from './sample-projects';

const projects = [
  aProject({
    id: 'villa',
    title: 'A villa by the sea',
    category: 'upvc',
    location: 'West Bay Lagoon',
    year: 2025,
  }),
  aProject({ id: 'tower', title: 'A tower in Lusail', category: 'aluminium' }),
  aProject({ id: 'tent', title: 'A tent in the dunes', category: null }),
];
const detail = {
  ...aProject({ id: 'villa', title: 'A villa by the sea', category: 'upvc' }),
  location: 'West Bay Lagoon',
  client: 'A private client',
  images: [aResponsiveImage('front'), aResponsiveImage('side')],
  related: [],
};
const unknown = new MockError(404, { message: 'This project does not exist' });

beforeEach(() => {
  mockPortfolioImages([aGalleryImage({ title: 'A door' })]);
});

const section = () => within(screen.getByRole('region', { name: 'Our projects' }));
const titles = async () =>
  (await section().findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

describe('projects', () => {
  it('links to the page of each', async () => {
    mockProjects(projects);
    await renderSite('/portfolio');
    expect(await screen.findByRole('link', { name: 'A tower in Lusail' })).toHaveAttribute(
      'href',
      '/portfolio/tower',
    );
    expect(await titles()).toHaveLength(3);
  });

  it('lists a project without an image with a placeholder', async () => {
    mockProjects([aProject({ title: 'A door', image: undefined, picture: undefined })]);
    await renderSite('/portfolio');
    expect(await titles()).toEqual(['A door']);
    expect(section().queryByRole('img')).not.toBeInTheDocument();
    expect(section().queryByText('Image Not Available')).not.toBeInTheDocument();
  });

  it('shows the category of each, including one without a group, and place and year if they are known', async () => {
    mockProjects(projects);
    await renderSite('/portfolio');
    expect(await screen.findByText('UPVC · West Bay Lagoon · 2025')).toBeVisible();
    const tent = section().getByRole('link', { name: 'A tent in the dunes' }).closest('li');
    expect(tent).toHaveTextContent(/Other work$/);
  });

  it('leaves no gap in a row: one project, then two, or twice two at the end', async () => {
    const several = (count: number, category: ProjectGroup) =>
      Array.from({ length: count }, (_, index) =>
        aProject({ id: `${category}-${index}`, title: `${category} ${index}`, category }),
      );
    mockProjects([
      ...several(1, 'aluminium'),
      ...several(2, 'upvc'),
      ...several(3, 'glass'),
      ...several(5, 'kitchen'),
    ]);
    const { user } = await renderSite('/portfolio');
    await screen.findByRole('link', { name: 'glass 0' });
    for (const [name, columns] of [
      ['Aluminium', '2'],
      ['UPVC', '11'],
      ['Glass', '211'],
      ['Kitchen', '21111'],
      ['All projects', '21121121111'],
    ] as const) {
      await user.click(section().getByRole('button', { name }));
      await waitFor(() => {
        const items = section().getAllByRole('listitem');
        // By the width for which the browser chooses the image.
        const spans = items.map((item) => (item.querySelector('img')?.sizes.includes('1232px') ? 2 : 1));
        expect(spans.join(''), name).toBe(columns);
      });
    }
  });

  it('appends the next page of 12, with the focus on its first project', async () => {
    const many = Array.from({ length: 27 }, (_, index) =>
      aProject({ id: `p${index}`, title: `Villa ${index}` }),
    );
    const requests = mockProjects(many);
    const { user, url: address } = await renderSite('/portfolio');
    expect(await titles()).toHaveLength(12);
    const link = section().getByRole('link', { name: 'Show more projects' });
    expect(link).toHaveAttribute('href', '/portfolio?page=2');
    link.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Villa 12' })).toHaveFocus());
    expect(address()).toBe('/portfolio?page=2');
    await user.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(await titles()).toEqual(many.map(({ title }) => title));
    expect(requests.map(({ query }) => query.page)).toEqual(['1', '2', '3']);
  });

  it('shows a later page alone, with its own canonical URL, and leaves one beyond the last', async () => {
    mockProjects(
      Array.from({ length: 13 }, (_, index) => aProject({ id: `p${index}`, title: `Villa ${index}` })),
    );
    const { url: address } = await renderSite('/portfolio?page=2');
    expect(await titles()).toEqual(['Villa 12']);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/portfolio\?page=2$/,
    );
    expect(address()).toBe('/portfolio?page=2');
    cleanup();
    const beyond = await renderSite('/portfolio?page=3');
    await waitFor(() => expect(beyond.url()).toBe('/portfolio'));
  });

  it('come before the gallery, to which they link', async () => {
    mockProjects(projects);
    await renderSite('/portfolio');
    await screen.findByRole('link', { name: 'A tower in Lusail' });
    const link = section().getByRole('link', { name: 'See the gallery' });
    const gallery = screen.getByRole('region', { name: 'Gallery' });
    expect(link).toHaveAttribute('href', `#${gallery.id}`);
    expect(link.compareDocumentPosition(gallery)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stay as they are when the gallery below is filtered', async () => {
    mockProjects(projects);
    mockPortfolioImages([aGalleryImage({ title: 'A door', subCategories: ['UPVC DOORS'] })]);
    const { user } = await renderSite('/portfolio');
    await screen.findByRole('link', { name: 'A tower in Lusail' });
    await user.click(await screen.findByRole('button', { name: 'UPVC Doors' }));
    expect(await screen.findByRole('region', { name: 'UPVC Doors, 1 image' })).toBeVisible();
    expect(await titles()).toHaveLength(3);
  });

  it('filters by group, and leaves the gallery unchanged', async () => {
    mockProjects(projects);
    const { user } = await renderSite('/portfolio');
    await titles();
    const filter = within(screen.getByRole('group', { name: 'Filter the projects' }));
    expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All projects',
      'Aluminium',
      'UPVC',
      'Glass',
      'Kitchen',
    ]);
    await user.click(filter.getByRole('button', { name: 'UPVC' }));
    await waitFor(async () => expect(await titles()).toEqual(['A villa by the sea']));
    expect(screen.getByRole('button', { name: 'View the image: A door' })).toBeVisible();
    await user.click(filter.getByRole('button', { name: 'Kitchen' }));
    expect(await section().findByText('There are no projects of this kind yet.')).toBeVisible();
    await user.click(filter.getByRole('button', { name: 'All projects' }));
    expect(await titles()).toHaveLength(3);
  });

  it.each([
    ['upvc', ['A villa by the sea']],
    ['shades', ['A tower in Lusail']],
    ['flooring', ['A villa by the sea', 'A tower in Lusail', 'A tent in the dunes']],
    ['igloos', ['A villa by the sea', 'A tower in Lusail', 'A tent in the dunes']],
  ])('follows the category %s of the URL', async (category, expected) => {
    mockProjects(projects);
    await renderSite(`/portfolio?category=${category}`);
    expect(await titles()).toEqual(expected);
  });

  it('can show all while the gallery is filtered', async () => {
    mockProjects(projects);
    const { user } = await renderSite('/portfolio?category=upvc');
    await titles();
    await user.click(screen.getByRole('button', { name: 'All projects' }));
    expect(await titles()).toHaveLength(3);
  });

  it.each([
    ['en', 'Curtain wall for an office tower', '/portfolio/sample-aluminium'],
    ['ar', 'واجهة زجاجية (كرتن\u00a0وول) لبرج مكاتب', '/ar/portfolio/sample-aluminium'],
  ] as const)('shows one sample a group where there are none: %s', async (language, title, href) => {
    mockProjects([]);
    mockPortfolioImages([]);
    await renderSite('/portfolio', language);
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute('href', href);
    expect(SAMPLE_PROJECTS.map(({ category }) => category)).toEqual([
      'aluminium',
      'upvc',
      'glass',
      'kitchen',
    ]);
  });

  it('shows a load error beside a loaded gallery, and retries', async () => {
    mockNetworkError(listProjectPage);
    const { user } = await renderSite('/portfolio');
    expect(
      await screen.findByText('The projects could not be loaded. Please try again later.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'View the image: A door' })).toBeVisible();
    mockProjects(projects);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toHaveLength(3);
  });
});

describe('project of the URL', () => {
  beforeEach(() => {
    mockProjects(projects);
  });

  it('opens over the page with all details and contact links', async () => {
    mockEndpoint(getProject, () => detail);
    await renderSite('/portfolio?id=villa');
    const dialog = within(await screen.findByRole('dialog', { name: 'A villa by the sea' }));
    expect(dialog.getByText('West Bay Lagoon')).toBeVisible();
    expect(dialog.getByText('A private client')).toBeVisible();
    expect(dialog.getByRole('button', { name: /image 2 of 2/ })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
      'href',
      '/contact?project=A%20villa%20by%20the%20sea',
    );
    const chat = dialog.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(chat)).toContain('A villa by the sea');
    expect(dialog.getByRole('link', { name: 'Open the project page' })).toHaveAttribute(
      'href',
      '/portfolio/villa',
    );
  });

  it('leaves the URL when it is closed, and keeps the filter in it', async () => {
    mockEndpoint(getProject, () => detail);
    const { user, url: address } = await renderSite('/portfolio?category=upvc&id=villa');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'A villa by the sea' })).getByRole('button', {
        name: 'Close',
      }),
    );
    expect(address()).toBe('/portfolio?category=upvc');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that an unknown project is not online', async () => {
    mockEndpoint(getProject, () => unknown);
    await renderSite('/portfolio?id=igloo');
    expect(await screen.findByRole('heading', { name: 'This project is no longer online.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a load error and retries', async () => {
    mockNetworkError(getProject);
    const { user } = await renderSite('/portfolio?id=villa');
    const text = 'This project could not be loaded. Please try again later.';
    expect(await screen.findByText(text)).toBeVisible();
    mockEndpoint(getProject, () => detail);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'A villa by the sea' })).toBeVisible();
  });

  it('ignores samples beside real projects', async () => {
    mockProjects(projects);
    await renderSite('/portfolio?id=sample-kitchen');
    expect(await screen.findByRole('heading', { name: 'This project is no longer online.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a sample without a request', async () => {
    mockProjects([]);
    await renderSite('/portfolio?id=sample-kitchen');
    expect(await screen.findByRole('dialog', { name: 'Walnut kitchen with an island' })).toBeVisible();
  });
});
