import { getProject } from '@alnafitha/contract';
import { aProject, aResponsiveImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint } from '../../../../testing/server';

const villa = aProject({ id: 'villa', title: 'A villa by the sea', category: 'upvc' });
const related = [
  aProject({ id: 'house', title: 'A house in Al Khor', category: 'upvc' }),
  aProject({ id: 'tower', title: 'A tower in Lusail', category: 'aluminium' }),
];
const detail = {
  ...villa,
  location: 'West Bay Lagoon',
  client: 'A private client',
  year: 2025,
  images: [aResponsiveImage('front'), aResponsiveImage('side'), aResponsiveImage('inside')],
  related,
};

it('shows all details, images in a lightbox, related projects, and links to a quote and a chat', async () => {
  const requests = mockEndpoint(getProject, () => ({ ...detail, facts: ['System: CW 50'] }));
  const { user } = await renderSite('/portfolio/villa');
  expect(await screen.findByText('A private client')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Category', 'UPVC'],
    ['Location', 'West Bay Lagoon'],
    ['Client', 'A private client'],
    ['Year', '2025'],
    ['System', 'CW 50'],
  ]);
  expect(screen.getByText(villa.description)).toBeVisible();
  expect(document.title).toMatch(/^A villa by the sea \|/);
  expect(requests.map(({ params }) => params)).toEqual([{ id: 'villa' }]);
  const region = within(screen.getByRole('region', { name: 'Related projects' }));
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portfolio/house',
    '/portfolio/tower',
  ]);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/portfolio');
  for (const quote of main.getAllByRole('link', { name: 'Get a Quote' }))
    expect(quote).toHaveAttribute('href', '/contact?project=A%20villa%20by%20the%20sea');
  const chat = main.getAllByRole('link', { name: 'Chat on WhatsApp' })[0]?.getAttribute('href') ?? '';
  expect(decodeURIComponent(chat)).toContain('A villa by the sea');
  const images = main
    .getAllByAltText(/^A villa by the sea, image/)
    .map((image) => ['src', 'fetchpriority', 'loading'].map((name) => image.getAttribute(name)));
  expect(images).toEqual([
    [aResponsiveImage('front').image, 'high', 'eager'],
    [aResponsiveImage('side').image, 'auto', 'lazy'],
    [aResponsiveImage('inside').image, 'auto', 'lazy'],
  ]);
  await user.click(screen.getByRole('button', { name: /image 3 of 3/ }));
  const dialog = await screen.findByRole('dialog', { name: 'A villa by the sea' });
  expect(within(dialog).getByText('3 / 3')).toBeVisible();
});

it('opens from a link to which a chat has added punctuation, and loses it, and is missing without an id', async () => {
  const requests = mockEndpoint(getProject, () => detail);
  const { url } = await renderSite('/portfolio/villa%E2%80%9D?from=chat');
  expect(await screen.findByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/portfolio/villa?from=chat'));
  expect(requests.map(({ params }) => params)).toEqual([{ id: 'villa' }]);
  cleanup();
  await renderSite('/portfolio/%D8%8C');
  expect(await screen.findByText('This project is no longer online.')).toBeVisible();
});

it('shows what the list has of it while the details are loading', async () => {
  const { promise, resolve } = deferred<typeof detail>();
  mockProjects([villa]);
  mockEndpoint(getProject, () => promise);
  mockPortfolioImages([]);
  const { user } = await renderSite('/portfolio');
  await user.click(await screen.findByRole('link', { name: /A villa by the sea/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^View the image/ })).toHaveLength(1);
  expect(screen.queryByText('A private client')).toBeNull();
  resolve(detail);
  expect(await screen.findByText('A private client')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^View the image/ })).toHaveLength(3);
});

it('renders without an image and related projects', async () => {
  const { image: _image, picture: _variants, ...withoutImage } = detail;
  mockEndpoint(getProject, () => ({ ...withoutImage, images: [], related: [] }));
  await renderSite('/portfolio/villa');
  expect(await screen.findByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: /View the image/ })).not.toBeInTheDocument();
  expect(main.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Related projects' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(
    'villa-evening',
  );
});

it('is completely in Arabic, without a request for it', async () => {
  const ar = { title: 'فيلا على البحر', description: 'أربعون نافذة.' };
  mockEndpoint(getProject, () => ({
    ...detail,
    related: related.map((project) => ({
      ...project,
      translations: { ar: { title: 'مشروع آخر', description: 'عمل آخر.' } },
    })),
    translations: { ar: { ...ar, location: 'الخليج الغربي', client: 'عميل خاص' } },
  }));
  await renderSite('/portfolio/villa', 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: ar.title })).toBeVisible();
  expect(screen.getByText('المكان')).toBeVisible();
  const region = await screen.findByRole('region', { name: 'مشاريع مشابهة' });
  expect(within(region).getAllByRole('link', { name: 'مشروع آخر' })).toHaveLength(2);
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(/[a-z]{4}/);
  for (const quote of within(main).getAllByRole('link', { name: 'اطلب عرض سعر' }))
    expect(quote).toHaveAttribute('href', `/ar/contact?project=${encodeURIComponent(ar.title)}`);
});
