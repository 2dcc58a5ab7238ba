import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';

describe('testimonials page', () => {
  it('shows all eight, or those with five stars', async () => {
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

  it('shows an image of the work if there is one, with an empty alt text', async () => {
    await renderSite('/testimonials');
    const cards = await screen.findAllByRole('figure');
    const images = cards.map((card) => card.querySelectorAll('img').length);
    expect(images.filter((count) => count === 1)).toHaveLength(7);
    expect(images.filter((count) => count === 0)).toHaveLength(1);
    for (const image of document.querySelectorAll('figure img')) {
      expect(image).toHaveAttribute('alt', '');
      expect(image).toHaveAttribute('width');
    }
  });

  it('is in Arabic without a request', async () => {
    const { user } = await renderSite('/testimonials', 'ar');
    expect(await screen.findAllByRole('figure')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'تقييمات الخمس نجوم' }));
    expect(screen.getByRole('status')).toHaveTextContent('عرض 5 من أصل 8');
  });
});
