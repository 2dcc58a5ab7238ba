import { listServices, type Service, translateBatch } from '@alnafitha/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { BUILT_IN_SERVICES } from './built-in-services';

const service: Service = {
  id: 'skylights',
  title: 'Skylights & Roofs',
  description: 'Daylight from above.',
  icon: 'PanelTop',
  features: ['Opens by itself when it is hot'],
};

const cards = () => screen.findAllByRole('article');

describe('services page', () => {
  it('shows the active services from the panel', async () => {
    mockEndpoint(listServices, () => [service]);
    await renderSite('/services');
    const [card, ...others] = await cards();
    expect(others).toEqual([]);
    const shown = within(card as HTMLElement);
    expect(shown.getByRole('heading', { name: 'Skylights & Roofs' })).toBeVisible();
    expect(shown.getByText('Opens by itself when it is hot')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Request a Quote: Skylights & Roofs' })).toHaveAttribute(
      'href',
      '/contact?service=Skylights%20%26%20Roofs',
    );
  });

  it.each([
    ['there are none', () => mockEndpoint(listServices, () => [])],
    ['they cannot be had', () => mockNetworkError(listServices)],
  ])('shows the built-in six cards when %s', async (_, prepare) => {
    prepare();
    await renderSite('/services');
    expect(await cards()).toHaveLength(BUILT_IN_SERVICES.length);
    expect(screen.getByRole('link', { name: 'Request a Quote: UPVC Windows & Doors' })).toHaveAttribute(
      'href',
      '/contact?service=UPVC%20Windows%20%26%20Doors',
    );
  });

  it.each(['en', 'ar'] as const)('mentions no number of services (%s)', async (language) => {
    mockEndpoint(listServices, () => [service]);
    mockEndpoint(translateBatch, ({ body }) => ({ translatedTexts: (body as { texts: string[] }).texts }));
    await renderSite('/services', language);
    await cards();
    const section = screen.getByRole('region', { name: language === 'en' ? 'What we make' : 'ما نصنعه' });
    expect(section.textContent).not.toMatch(
      /\b(one|two|six|seven)\s+(trades|services)|\s(ست|سبع)ة?\s|[0-9٠-٩]+ (خدم|حرف)/i,
    );
  });

  it('translates services and links to the form by their English title', async () => {
    mockEndpoint(listServices, () => [service]);
    mockEndpoint(translateBatch, ({ body }) => ({
      translatedTexts: (body as { texts: string[] }).texts.map(() => 'أسقف زجاجية'),
    }));
    await renderSite('/services', 'ar');
    expect(await screen.findByRole('heading', { name: 'أسقف زجاجية' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'اطلب عرض سعر للخدمة: أسقف زجاجية' })).toHaveAttribute(
      'href',
      '/ar/contact?service=Skylights%20%26%20Roofs',
    );
  });

  it('shows the four steps in order', async () => {
    mockEndpoint(listServices, () => []);
    await renderSite('/services');
    await cards();
    const section = within(screen.getByRole('region', { name: 'How we work' }));
    const steps = section.getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Consultation',
      'Design & Quote',
      'Fabrication',
      'Installation',
    ]);
  });
});
