import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../testing/render-site';
import { Stars } from './testimonial-card';

it.each([
  [3, ['full', 'full', 'full', 'empty', 'empty']],
  [4.5, ['full', 'full', 'full', 'full', 'empty', 'full']],
  [5, ['full', 'full', 'full', 'full', 'full']],
])('shows %s stars with an accessible name and without inline styles', async (rating, icons) => {
  await renderInSite(<Stars rating={rating} />);
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  // The outline of an empty star has a hole in it.
  const paths = [...stars.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths.map((path) => (path.match(/z/gi)?.length === 1 ? 'full' : 'empty'))).toEqual(icons);
  expect(stars.querySelector('[style]')).toBeNull();
});
