import { aPictured } from '@alnafitha/contract/factories';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../../site/app/providers';
import { createQueryClient } from '../../site/app/query-client';
import { Picture } from './picture';

const picture = (name: string) => (
  <MemoryRouter>
    <Providers queryClient={createQueryClient()} initialLanguage="en">
      <Picture {...aPictured(name)} alt={name} sizes="100vw" />
    </Providers>
  </MemoryRouter>
);

it('loads once more what has failed, before it says that there is no picture', () => {
  render(picture('Doors'));
  const first = screen.getByRole('img', { name: 'Doors' });
  fireEvent.error(first);
  const second = screen.getByRole('img', { name: 'Doors' });
  // A new element: the failed one would not load the same address again.
  expect(second).not.toBe(first);
  expect(second).toHaveAttribute('src', aPictured('Doors').image);
  fireEvent.error(second);
  expect(screen.getByText('Image Not Available')).toBeVisible();
});

it('begins anew with another picture', () => {
  const { rerender } = render(picture('Doors'));
  fireEvent.error(screen.getByRole('img', { name: 'Doors' }));
  fireEvent.error(screen.getByRole('img', { name: 'Doors' }));
  rerender(picture('Windows'));
  fireEvent.error(screen.getByRole('img', { name: 'Windows' }));
  expect(screen.queryByText('Image Not Available')).not.toBeInTheDocument();
});
