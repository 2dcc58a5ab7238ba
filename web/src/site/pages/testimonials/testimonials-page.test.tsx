import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';

it('shows all testimonials, or those with five stars', async () => {
  const { user } = await renderSite('/testimonials');
  expect(await screen.findAllByRole('figure')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: '5-Star Reviews' }));
  expect(screen.getAllByRole('figure')).toHaveLength(5);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5 of 8 testimonials');
  expect(screen.getAllByRole('img', { name: 'Rated 5 out of 5' })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'All Testimonials' }));
  expect(screen.getAllByRole('figure')).toHaveLength(8);
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 out of 5' })).toHaveLength(3);
});
