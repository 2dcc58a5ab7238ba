import { listGallery, listProjectPage, listTestimonials, paginate } from '@alnafitha/contract';
import { aGalleryImage, aProject, aResponsiveImage, aTestimonial } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';
import { SERVICE_TILES } from './service-tiles';

const down = new MockError(503, { message: 'The service is not available at the moment.' });
const images = Array.from({ length: 20 }, (_, index) => {
  const { image: url, picture } = aResponsiveImage(`picture-${index}`);
  return aGalleryImage({
    id: `image-${index}`,
    title: `Picture ${index}`,
    url,
    picture,
    subCategories: [index === 1 ? 'All UPVC Window' : index === 3 ? 'Glass House' : 'TENTS'],
    translations: { ar: { title: `صورة ${index}`, altText: 'أبواب منزلقة' } },
  });
});
const projects = [1, 2, 3, 4].map((number) =>
  aProject({
    id: `p${number}`,
    title: `Project ${number}`,
    translations: { ar: { title: `مشروع ${number}`, description: 'نوافذ فيلا' } },
  }),
);

interface Content {
  gallery?: () => { images: typeof images } | MockError;
  projects?: () => typeof projects | MockError;
  testimonials?: () => ReturnType<typeof aTestimonial>[] | MockError;
}

function mockContent(content: Content = {}) {
  const galleryRequests = mockEndpoint(listGallery, content.gallery ?? (() => ({ images })));
  mockEndpoint(listProjectPage, () => {
    const response = content.projects?.() ?? projects;
    return response instanceof MockError
      ? response
      : { projects: response, pagination: paginate(response.length, 12) };
  });
  mockEndpoint(listTestimonials, content.testimonials ?? (() => []));
  return galleryRequests;
}

/** With a hash, every section is rendered without scrolling. */
async function showHome(content?: Content) {
  const galleryRequests = mockContent(content);
  const app = await renderSite('/#services');
  return { ...app, galleryRequests };
}

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('home page', () => {
  const scrollIntoView = vi.fn<(this: Element) => void>();

  beforeEach(() => {
    mockContent();
    vi.spyOn(window, 'scrollTo');
    scrollIntoView.mockClear();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
  });

  it.each(['/', '/#nowhere'])('starts %s at the top, with an anchor for each section', async (path) => {
    await renderSite(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    const anchors = ['about', 'services', 'portfolio', 'testimonials', 'contact'];
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
  });

  it("shows every section at once and scrolls to the URL's hash", async () => {
    await renderSite('/#contact');
    for (const name of [
      'What we can make for you',
      'Homes, offices and shops',
      'What our clients say',
      'Our work in numbers',
      'Have a window or door that deserves better?',
      'Tell us about your project',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(scrollIntoView.mock.contexts).toContain(document.getElementById('contact'));
    expect(document.getElementById('contact')).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'en_GB', 'Windows, doors and façades in Qatar', 'Doha'],
    ['ar', 'ar_AR', 'نوافذ وأبواب وواجهات في قطر', 'الدوحة'],
  ] as const)('has metadata for search and sharing (%s)', async (language, locale, title, keyword) => {
    await renderSite('/', language);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toContain(title);
    expect(meta('description')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('keywords')).toContain(keyword);
    expect(meta('og:image')).toMatch(/^http:\/\/localhost.*\.jpg/);
    const values = ['og:title', 'og:locale', 'og:type', 'twitter:card'].map(meta);
    expect(values).toEqual([title, locale, 'website', 'summary_large_image']);
  });
});

const section = (name: string) => screen.findByRole('region', { name });
const linksTo = (element: HTMLElement, start: string) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((place) => place.startsWith(start));

describe('services and portfolio on the home page', () => {
  it('has tiles with gallery images in their own order, and links to the newest projects and six images, which stay the same in the other language, with one request', async () => {
    const { user, galleryRequests } = await showHome();
    const services = await section('What we can make for you');
    const tile = await within(services).findByRole('link', { name: 'Glass Houses' });
    expect(linksTo(services, '/portfolio')).toEqual([
      '/portfolio?category=glass-house',
      '/portfolio?category=upvc-window',
    ]);
    expect(tile.closest('li')).toHaveTextContent(/Glass rooms for the garden/);
    expect(tile.closest('li')?.querySelector('img')).toHaveAttribute('src', '/media/picture-3/960.webp');
    await screen.findAllByRole('link', { name: /^Wide sliding doors/ });
    const portfolio = await section('Homes, offices and shops');
    await within(portfolio).findByRole('heading', { name: 'Project 1' });
    const titles = () =>
      within(portfolio)
        .queryAllByText(/^(Picture|صورة) \d+$/)
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toHaveLength(6));
    const chosen = titles();
    expect(linksTo(portfolio, '/portfolio/')).toEqual(['/portfolio/p1', '/portfolio/p2', '/portfolio/p3']);
    expect(linksTo(portfolio, '/portfolio?picture=image-')).toHaveLength(6);
    const link = within(portfolio).getByRole('link', { name: 'View the portfolio' });
    expect(link).toHaveAttribute('href', '/portfolio');
    expect(new Set(chosen).size).toBe(6);
    await user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body);
    await waitFor(() => expect(titles()).toEqual(chosen.map((title) => title?.replace('Picture', 'صورة'))));
    expect(within(portfolio).getByRole('heading', { name: 'مشروع 1' })).toBeVisible();
    expect(galleryRequests.map(({ query }) => query)).toEqual([{ limit: '100' }]);
  });

  it('shows all five services and an error without the gallery, and retries', async () => {
    const responses = [down, { images }];
    const { user } = await showHome({ gallery: () => responses.shift() ?? { images } });
    const portfolio = await section('Homes, offices and shops');
    const alert = await within(portfolio).findByRole('alert');
    expect(alert).toHaveTextContent('Error loading portfolio');
    expect(alert).toHaveTextContent('Please try again later');
    expect(linksTo(await section('What we can make for you'), '/portfolio')).toEqual(
      SERVICE_TILES.map(({ slug }) => `/portfolio?category=${slug}`),
    );
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await within(portfolio).findAllByText(/^Picture/)).toHaveLength(6);
    expect(within(portfolio).queryByRole('alert')).toBeNull();
  });

  it('renders without projects and testimonials when they cannot be had, instead of invented ones', async () => {
    await showHome({ projects: () => down, testimonials: () => down, gallery: () => ({ images: [] }) });
    const portfolio = await section('Homes, offices and shops');
    expect(await within(portfolio).findByText('No images found')).toBeVisible();
    await waitFor(() => expect(within(portfolio).queryByText('Newest projects')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What our clients say' })).toBeNull());
    expect(screen.queryByText('Layla H.')).toBeNull();
  });
});

describe('testimonials on the home page', () => {
  it('shows those of the API, two at a time, with the image of the work if there is one', async () => {
    const names = ['Noora', 'Khalid', 'Reem'];
    const pictures = [aResponsiveImage('doors')];
    const { user } = await showHome({
      testimonials: () =>
        names.map((name, index) =>
          aTestimonial({ id: name, name, image: undefined, picture: undefined, ...pictures[index] }),
        ),
    });
    const testimonials = await section('What our clients say');
    await within(testimonials).findByText('Noora');
    const visibleNames = () =>
      within(testimonials)
        .getAllByRole('group', { hidden: true })
        .filter((slide) => !slide.hasAttribute('inert'))
        .map((slide) => names.find((name) => slide.textContent?.includes(name)));
    expect(visibleNames()).toEqual(['Noora', 'Khalid']);
    await user.click(within(testimonials).getByRole('button', { name: 'Next' }));
    expect(visibleNames()).toEqual(['Khalid', 'Reem']);
    await user.click(within(testimonials).getByRole('button', { name: 'Next' }));
    expect(visibleNames()).toEqual(['Noora', 'Khalid']);
    expect(linksTo(testimonials, '/testimonials')).toEqual(['/testimonials']);
    const sources = within(testimonials)
      .getAllByRole('figure', { hidden: true })
      .map((card) => card.querySelector('img')?.getAttribute('src'));
    expect(sources).toEqual(['/media/doors/960.webp', undefined, undefined]);
  });

  it('shows three samples when there are none, and of projects', async () => {
    await showHome({ testimonials: () => [], projects: () => [] });
    const portfolio = await section('Homes, offices and shops');
    await within(portfolio).findByRole('heading', { name: 'Curtain wall for an office tower' });
    expect(linksTo(portfolio, '/portfolio/sample-')).toHaveLength(3);
    const testimonials = await section('What our clients say');
    expect(await within(testimonials).findByText('Layla H.')).toBeVisible();
    expect(within(testimonials).getAllByRole('figure', { hidden: true })).toHaveLength(3);
  });
});
