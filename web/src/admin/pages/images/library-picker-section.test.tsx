import { type AdminImage, listImages } from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mockEndpoint } from '../../../../testing/server';
import { createQueryClient } from '../../../shared/app/query-client';
import { Providers } from '../../app/providers';
import { LibraryPicker } from './library-picker-section';

const skylight: AdminImage = anAdminImage({ title: 'Skylight' });

it('searches the library and returns the chosen image', async () => {
  const onChoose = vi.fn();
  const requests = mockEndpoint(listImages, ({ query }) => ({
    images: query.search ? [skylight] : [],
    pagination: { totalItems: 1, totalPages: 1 },
  }));
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <LibraryPicker onChoose={onChoose} onClose={vi.fn()} />
      </Providers>
    </MemoryRouter>,
  );
  expect(await screen.findByText('No images found')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Portfolio' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search images...' }), 'sky');
  await user.click(await screen.findByRole('button', { name: 'Skylight' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(skylight);
  await waitFor(() =>
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '20', category: 'Portfolio', search: 'sky' }),
  );
});
