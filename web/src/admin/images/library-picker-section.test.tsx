import { type AdminImage, listImages, uploadImage } from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mockEndpoint } from '../../../testing/server';
import { createQueryClient } from '../../shared/app/query-client';
import { Providers } from '../app/providers';
import LibraryPicker from './library-picker-section';

const skylight: AdminImage = anAdminImage({ title: 'Skylight' });

function renderPicker() {
  const onChoose = vi.fn();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <LibraryPicker category="Services" onChoose={onChoose} onClose={vi.fn()} />
      </Providers>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onChoose };
}

it('searches the library and returns the chosen image', async () => {
  const requests = mockEndpoint(listImages, ({ query }) => ({
    images: query.search ? [skylight] : [],
    pagination: { totalItems: 1, totalPages: 1 },
  }));
  const { user, onChoose } = renderPicker();
  expect(await screen.findByText('No images found')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Portfolio' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search images...' }), 'sky');
  await user.click(await screen.findByRole('button', { name: 'Skylight' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(skylight);
  await waitFor(() =>
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '20', category: 'Portfolio', search: 'sky' }),
  );
});

it('uploads an image and returns it, and reports one that is rejected', async () => {
  mockEndpoint(listImages, () => ({ images: [], pagination: { totalItems: 0, totalPages: 0 } }));
  const forms = mockEndpoint(uploadImage, () => skylight);
  const { user, onChoose } = renderPicker();
  const input = screen.getByLabelText('Upload', { selector: 'input' });
  await user.upload(input, new File(['HEIC'], 'photo.HEIC', { type: 'image/jpeg' }));
  expect(await screen.findByText(/HEIC photos from iPhones are not supported/)).toBeVisible();
  await user.upload(input, new File(['pixels'], 'skylight.png', { type: 'image/png' }));
  await waitFor(() => expect(onChoose.mock.calls[0]?.[0]).toEqual(skylight));
  expect(forms).toMatchObject([{ body: { category: 'Services' }, files: ['skylight.png'] }]);
});
