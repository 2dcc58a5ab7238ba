import { listGallery, listTestimonials } from '@alnafitha/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint } from '../../../../testing/server';

const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  mockEndpoint(listGallery, () => ({ images: [] }));
  mockProjects([]);
  mockEndpoint(listTestimonials, () => []);
  vi.spyOn(window, 'scrollTo');
  scrollIntoView.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
});

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('home page', () => {
  it('starts at the top', async () => {
    await renderSite('/');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
  });

  it('has an anchor for each section, in order', async () => {
    await renderSite('/');
    await screen.findByRole('heading', { level: 1 });
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    const anchors = ['about', 'services', 'portfolio', 'testimonials', 'contact'];
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
  });

  it("shows every section at once and scrolls to the URL's hash", async () => {
    await renderSite('/#contact');
    for (const name of [
      'What we can make for you',
      'Recent work',
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

  it('starts at the top for an unknown hash', async () => {
    await renderSite('/#nowhere');
    await screen.findByRole('heading', { name: 'Tell us about your project' });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    { language: 'en' as const, locale: 'en_GB', title: 'Windows, doors and façades in Qatar' },
    { language: 'ar' as const, locale: 'ar_AR', title: 'نوافذ وأبواب وواجهات في قطر' },
  ])('has metadata for search engines and sharing ($language)', async ({ language, ...said }) => {
    await renderSite('/', language);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toContain(said.title);
    expect(meta('description')).toBe(meta('og:description'));
    expect(meta('description')).toBeTruthy();
    expect(meta('keywords')).toContain(language === 'en' ? 'Doha' : 'الدوحة');
    expect(meta('og:title')).toBe(said.title);
    expect(meta('og:type')).toBe('website');
    expect(meta('og:locale')).toBe(said.locale);
    expect(meta('og:image')).toMatch(/^http:\/\/localhost.*\.jpg/);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });
});
