import {
  type GalleryImage,
  listGallery,
  listPortfolioImages,
  listProjectPage,
  listTestimonials,
} from '@alnafitha/contract';
import { aGalleryImage, aProject, aResponsiveImage } from '@alnafitha/contract/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';

function anImage(title: string, ...subCategories: string[]) {
  const { image: url, picture } = aResponsiveImage(title);
  const texts = { id: title.replace(' ', '-'), title, altText: `Photo: ${title}` };
  return aGalleryImage({ ...texts, url, picture, subCategories });
}

const images = [
  anImage('Terrace', 'GLASS', 'UPVC DOORS', 'UPVC WINDOWS', 'SHADES'),
  anImage('Bathroom', 'Glass Door and Shower'),
  anImage('Hall', 'FLOORING'),
];

/** Images of one page and a half. */
const many = Array.from({ length: 31 }, (_, index) => anImage(`Door ${index + 1}`, 'GLASS'));

beforeEach(() => {
  mockProjects([]);
});

const pictures = async () =>
  (await screen.findAllByRole('button', { name: /^View the image/ })).map((button) => button.textContent);
const tagsOf = (title: string) => {
  const picture = screen.getByRole('button', { name: `View the image: ${title}` }).closest('li');
  return within(picture as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const chips = () => within(screen.getByRole('group', { name: 'Filter the gallery' }));

it('shows a phone small images with one tag and the number of the others', async () => {
  const { happyDOM } = window as unknown as Window;
  const { innerWidth: width } = window;
  happyDOM.setViewport({ width: 360 });
  mockPortfolioImages(images);
  await renderSite('/portfolio');
  await pictures();
  expect(tagsOf('Terrace')).toEqual(['Glass', '+3']);
  const picture = screen.getByAltText('Photo: Terrace');
  expect(picture).toHaveAttribute('sizes', expect.stringContaining('(max-width: 767px) 160px'));
  happyDOM.setViewport({ width });
});

it('shows images with two of their tags, offers the occurring sub-categories, and stores the choice in the URL', async () => {
  const requests = mockPortfolioImages(images);
  const { user, url } = await renderSite('/portfolio');
  expect(await pictures()).toEqual(['Terrace', 'Bathroom', 'Hall']);
  expect(requests.map(({ query }) => query)).toEqual([{ page: '1' }]);
  expect(tagsOf('Terrace')).toEqual(['Glass', 'UPVC Doors', '+2']);
  const labels = chips().getAllByRole('button');
  expect(labels.map(({ textContent }) => textContent).join()).toBe(
    'All,UPVC Doors,Glass,Flooring,Shades,UPVC Windows,Glass Door and Shower',
  );
  await user.click(chips().getByRole('button', { name: 'Glass Door and Shower' }));
  await waitFor(async () => expect(await pictures()).toEqual(['Bathroom']));
  // The projects above keep their filter.
  expect(url()).toBe('/portfolio?category=glass-door-shower&projects=all');
  expect(chips().getByRole('button', { pressed: true })).toHaveTextContent('Glass Door and Shower');
  await user.click(chips().getByRole('button', { name: 'All' }));
  expect(url()).toBe('/portfolio');
  expect(await pictures()).toHaveLength(3);
});

it('shows neither the old images nor their number below the name of a choice that loads or fails', async () => {
  mockPortfolioImages(images);
  const { user } = await renderSite('/portfolio');
  await pictures();
  const { promise, resolve } = deferred<void>();
  mockEndpoint(listPortfolioImages, async () => {
    await promise;
    return new MockError(503, { message: 'Down.' });
  });
  await user.click(chips().getByRole('button', { name: 'Flooring' }));
  const gallery = screen.getByRole('region', { name: 'Flooring' });
  expect(within(gallery).queryByText('Terrace')).toBeNull();
  expect(within(gallery).getByRole('status', { name: 'Loading...' }).parentElement).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(gallery.textContent).not.toMatch(/\d+ image/);
  expect(chips().getAllByRole('button')).toHaveLength(7);
  resolve();
  expect(await within(gallery).findByRole('heading', { name: 'Error loading portfolio' })).toBeVisible();
  expect(within(gallery).getByText('Please try again later')).toBeVisible();
  expect(gallery.textContent).not.toMatch(/\d+ image/);
  mockPortfolioImages(images);
  await user.click(within(gallery).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Flooring, 1 image' })).toHaveTextContent('Hall');
  expect(gallery.querySelector('[aria-busy=true]')).toBeNull();
});

it('keeps what is shown when it cannot be refreshed', async () => {
  mockPortfolioImages(images);
  mockProjects([aProject({ title: 'Walnut kitchen' })]);
  const { client } = await renderSite('/portfolio');
  await pictures();
  await screen.findByText('Walnut kitchen');
  mockNetworkError(listPortfolioImages);
  mockNetworkError(listProjectPage);
  await act(() => client.refetchQueries());
  const failed = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  expect(failed).toHaveLength(2);
  expect(await pictures()).toHaveLength(3);
  expect(screen.getByText('Walnut kitchen')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it("starts with the URL's group", async () => {
  mockPortfolioImages(images);
  await renderSite('/portfolio?category=upvc');
  expect(await pictures()).toEqual(['Terrace']);
  expect(chips().getByRole('button', { pressed: true })).toHaveTextContent('UPVC');
});

it("opens the phone's menu and closes it after a choice, by Escape and by a click outside", async () => {
  mockPortfolioImages(images);
  const { user, url } = await renderSite('/portfolio');
  await pictures();
  const opener = screen.getByRole('button', { name: /^Filter:/, hidden: true });
  // CSS shows either the menu or the chips.
  const menus = () => screen.getAllByRole('group', { name: 'Filter the gallery', hidden: true });
  await user.click(opener);
  expect(menus()).toHaveLength(2);
  await user.click(within(menus()[1] as HTMLElement).getByRole('button', { name: 'Flooring', hidden: true }));
  expect(menus()).toHaveLength(1);
  expect(opener).toHaveTextContent('Filter: Flooring');
  expect(url()).toBe('/portfolio?category=flooring');

  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(menus()).toHaveLength(1);
  await user.click(opener);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(menus()).toHaveLength(1);
});

it.each(['', '&projects=glass'])('leads from an empty choice%s back to all entries', async (query) => {
  mockPortfolioImages(images);
  const { user, url } = await renderSite(`/portfolio?category=tents${query}`);
  expect(await screen.findByRole('heading', { name: 'No images found' })).toBeVisible();
  expect(screen.getByText('No portfolio items in the selected category')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View all projects' }));
  expect(await pictures()).toHaveLength(3);
  expect(url()).toBe('/portfolio');
  const projects = within(screen.getByRole('group', { name: 'Filter the projects' }));
  expect(projects.getByRole('button', { pressed: true })).toHaveTextContent('All projects');
});

it('opens an image as a history entry, which follows the lightbox within the choice until it is closed', async () => {
  const terraces = [anImage('Second terrace', 'GLASS'), ...images, anImage('Third terrace', 'GLASS')];
  mockPortfolioImages(terraces);
  const { user, url } = await renderSite('/portfolio?category=glass');
  await pictures();
  const opener = screen.getByRole('button', { name: 'View the image: Terrace' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Terrace' });
  expect(within(dialog).getByText('2 / 3')).toBeVisible();
  expect(url()).toBe('/portfolio?category=glass&picture=Terrace');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Second terrace' })).toBeVisible();
  expect(url()).toBe('/portfolio?category=glass&picture=Second-terrace');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(url()).toBe('/portfolio?category=glass'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('names an image without texts by its category, without a caption', async () => {
  mockPortfolioImages([{ ...anImage('IMG 1', 'GLASS'), title: '', altText: '' }]);
  const { user } = await renderSite('/portfolio');
  await user.click(await screen.findByRole('button', { name: 'View the image: Glass' }));
  expect(await screen.findByRole('dialog', { name: 'Glass' })).toBeVisible();
});

it.each([
  ['on the first page', '', 3],
  ['on a later page', '', 29],
  ['outside the filter', 'category=shades&', 29],
])(
  'opens the image of a link that is %s at its place, and closing removes it from the URL',
  async (_, filter, place) => {
    mockPortfolioImages(many);
    const { user, url } = await renderSite(`/portfolio?${filter}picture=Door-${place}`);
    expect(await screen.findByRole('dialog', { name: `Door ${place}` })).toBeVisible();
    expect(screen.getByText(`${place} / 31`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: `Door ${place + 1}` })).toBeVisible();
    expect(screen.getByText(`${place + 1} / 31`)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe(`/portfolio${filter && '?category=shades'}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('removes an unknown category from the URL', async () => {
  mockPortfolioImages(many);
  const { url } = await renderSite('/portfolio?category=tents-of-old&projects=glass');
  await waitFor(() => expect(url()).toBe('/portfolio?projects=glass'));
});

it('removes an unknown image from the URL', async () => {
  mockPortfolioImages(many);
  const { url } = await renderSite('/portfolio?category=glass&picture=none');
  await waitFor(() => expect(url()).toBe('/portfolio?category=glass'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('counts and reaches all images of the filter, also those that no page has loaded', async () => {
  mockPortfolioImages([...many, anImage('Tent', 'TENTS')]);
  const { user, url } = await renderSite('/portfolio?category=glass');
  await user.click(await screen.findByRole('button', { name: 'View the image: Door 1' }));
  expect(await screen.findByText('1 / 31')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('dialog', { name: 'Door 31' })).toBeVisible();
  expect(screen.getByText('31 / 31')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Door 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'View the image: Door 20' }));
  await screen.findByText('20 / 31');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Door 21' })).toBeVisible();
  expect(screen.getByText('21 / 31')).toBeVisible();
  expect(url()).toBe('/portfolio?category=glass&picture=Door-21');
  await user.keyboard('{Escape}');
  expect(await pictures()).toHaveLength(20);
});

it.each<[string, () => MockError | { images: GalleryImage[] }, string, string]>([
  ['shows an image as soon as it is loaded', () => ({ images: many }), 'Door 22', '22 / 31'],
  [
    'stays with the loaded images if the others fail',
    () => new MockError(500, { message: '' }),
    'Door 20',
    '20 / 20',
  ],
])('%s', async (_, answer, title, place) => {
  const loading = deferred<void>();
  mockPortfolioImages(many);
  mockEndpoint(listGallery, () => loading.promise.then(answer));
  const { user } = await renderSite('/portfolio');
  await user.click(await screen.findByRole('button', { name: 'View the image: Door 20' }));
  await screen.findByText('20 / 31');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('22 / 31')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('Loading...')).toBeVisible();
  loading.resolve();
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getByText(place)).toBeVisible();
});

it('scrolls to the category of a link and names it with the number of images', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const all = [anImage('Majlis', 'Glass House'), ...images];
  mockEndpoint(listGallery, () => ({ images: all }));
  mockPortfolioImages(all);
  mockEndpoint(listTestimonials, () => []);
  const { user } = await renderSite('/#services');
  await user.click(await screen.findByRole('link', { name: 'Glass Houses' }));
  const gallery = await screen.findByRole('region', { name: 'Glass House, 1 image' });
  await waitFor(() => expect(scroll.mock.contexts).toContain(gallery));
  scroll.mockClear();
  await user.click(chips().getByRole('button', { name: 'Glass' }));
  expect(await screen.findByRole('region', { name: 'Glass, 1 image' })).toBe(gallery);
  expect(scroll).not.toHaveBeenCalled();
});

it('shows the Arabic of images and sub-categories', async () => {
  const ar = { title: 'شرفة', altText: 'صورة شرفة' };
  mockPortfolioImages([{ ...anImage('Terrace', 'Glass Door and Shower'), translations: { ar } }]);
  const { user } = await renderSite('/portfolio', 'ar');
  await user.click(await screen.findByRole('button', { name: 'عرض الصورة: شرفة' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'شرفة' }));
  expect(dialog.getByAltText('صورة شرفة')).toBeVisible();
  const chip = screen.getByRole('button', { name: 'الأبواب الزجاجية وكبائن الشاور', hidden: true });
  expect(chip).toBeInTheDocument();
});
