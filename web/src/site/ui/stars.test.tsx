import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../shared/app/query-client';
import { Providers } from '../app/providers';
import { Stars } from '../pages/testimonials/testimonial-card';

it.each([
  [3, ['full', 'full', 'full', 'empty', 'empty']],
  [4.5, ['full', 'full', 'full', 'full', 'empty', 'full']],
  [5, ['full', 'full', 'full', 'full', 'full']],
])('shows %s stars with an accessible name and without inline styles', (rating, icons) => {
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()}>
        <Stars rating={rating} />
      </Providers>
    </MemoryRouter>,
  );
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  // The outline of an empty star has a hole in it.
  const paths = [...stars.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths.map((path) => (path.match(/z/gi)?.length === 1 ? 'full' : 'empty'))).toEqual(icons);
  expect(stars.querySelector('[style]')).toBeNull();
});
