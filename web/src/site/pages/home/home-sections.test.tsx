import { listGallery, listProjectPage, listTestimonials, paginate, SAMPLE_BLOCKS } from '@alnafitha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockSite } from '../../../../testing/server';

it('has the sections that the company shows, in its order, below the slides', async () => {
  const [about, services, ...others] = SAMPLE_BLOCKS.hero.sections.map((row) => ({
    ...row,
    isHidden: row.section === 'testimonials' || row.section === 'contact',
  }));
  if (!about || !services) throw new Error('The sample has sections');
  mockSite({ hero: { sections: [...others.toReversed(), about, services] } });
  mockEndpoint(listGallery, () => ({ images: [] }));
  mockEndpoint(listProjectPage, () => ({ projects: [], pagination: paginate(0, 12) }));
  mockEndpoint(listTestimonials, () => []);
  await renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  const main = screen.getByRole('main');
  const sections = [...main.querySelectorAll('#about, [data-lazy-section]')];
  expect(sections.map((section) => section.id || section.getAttribute('data-lazy-section'))).toEqual([
    ...['call-to-action', 'statistics', 'portfolio', 'about', 'services'],
  ]);
  expect(main.firstElementChild).toContainElement(screen.getByRole('heading', { level: 1 }));
});
