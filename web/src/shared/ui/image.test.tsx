import { aResponsiveImage } from '@alnafitha/contract/factories';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../../../testing/providers';
import { createQueryClient } from '../app/query-client';
import { Image } from './image';

const renderable = (name: string) => (
  <MemoryRouter>
    <Providers queryClient={createQueryClient()} initialLanguage="en">
      <Image {...aResponsiveImage(name)} alt={name} sizes="100vw" />
    </Providers>
  </MemoryRouter>
);

it('retries a failed image once before it shows an error, and again for another image', () => {
  const { rerender } = render(renderable('Doors'));
  const first = screen.getByRole('img', { name: 'Doors' });
  fireEvent.error(first);
  const second = screen.getByRole('img', { name: 'Doors' });
  // A new element: the failed one would not load the same URL again.
  expect(second).not.toBe(first);
  expect(second).toHaveAttribute('src', aResponsiveImage('Doors').image);
  fireEvent.error(second);
  expect(screen.getByText('Image Not Available')).toBeVisible();
  rerender(renderable('Windows'));
  fireEvent.error(screen.getByRole('img', { name: 'Windows' }));
  expect(screen.queryByText('Image Not Available')).not.toBeInTheDocument();
});
