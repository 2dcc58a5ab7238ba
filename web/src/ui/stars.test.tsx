import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../app/providers';
import { createQueryClient } from '../app/query-client';
import { Stars } from './stars';

it.each([
  [3, ['StarIcon', 'StarIcon', 'StarIcon', 'StarBorderIcon', 'StarBorderIcon']],
  [4.5, ['StarIcon', 'StarIcon', 'StarIcon', 'StarIcon', 'StarBorderIcon', 'StarIcon']],
  [5, ['StarIcon', 'StarIcon', 'StarIcon', 'StarIcon', 'StarIcon']],
])('shows %s stars, by a name and without inline styles', (rating, icons) => {
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Stars rating={rating} />
      </Providers>
    </MemoryRouter>,
  );
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  expect([...stars.querySelectorAll('svg')].map((icon) => icon.dataset.testid)).toEqual(icons);
  expect(stars.querySelector('[style]')).toBeNull();
});
