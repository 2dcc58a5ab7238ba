import { listTestimonials } from '@alnafitha/contract';
import { aTestimonial } from '@alnafitha/contract/factories';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockNetworkError } from '../../../../testing/server';

it('shows all testimonials of the company in their order, or those with five stars', async () => {
  mockEndpoint(listTestimonials, () => [
    aTestimonial({ id: 't1', name: 'Noora', rating: 4 }),
    aTestimonial({ id: 't2', name: 'Hessa', rating: 5, translations: { ar: { name: 'حصة' } } }),
  ]);
  const { user } = await renderSite('/testimonials');
  const figures = await screen.findAllByRole('figure');
  expect(figures.map((figure) => /Noora|Hessa/.exec(figure.textContent ?? '')?.[0])).toEqual([
    'Noora',
    'Hessa',
  ]);
  expect(screen.getByText('4.5 of 5 stars on average')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '5-Star Reviews' }));
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 2 testimonials');
});

it('shows an error instead of invented clients when they cannot be had', async () => {
  mockNetworkError(listTestimonials);
  const { user } = await renderSite('/testimonials');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The testimonials could not be loaded. Please try again later.');
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(screen.queryByText(/on average/)).toBeNull();
  mockEndpoint(listTestimonials, () => [aTestimonial({ name: 'Noora' })]);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Noora')).toBeVisible();
});

it('shows the eight samples when there are none', async () => {
  mockEndpoint(listTestimonials, () => []);
  const { user } = await renderSite('/testimonials');
  expect(await screen.findAllByRole('figure')).toHaveLength(8);
  expect(screen.getByText('4.8 of 5 stars on average')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '5-Star Reviews' }));
  expect(screen.getAllByRole('figure')).toHaveLength(5);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5 of 8 testimonials');
  expect(screen.getAllByRole('img', { name: 'Rated 5 out of 5' })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'All Testimonials' }));
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 out of 5' })).toHaveLength(3);
});
