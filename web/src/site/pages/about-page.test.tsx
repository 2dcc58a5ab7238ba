import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('about page', () => {
  it('shows mission, vision, the six values and the four reasons', async () => {
    await renderSite('/about');
    await screen.findByRole('heading', { level: 1, name: 'About us' });
    expect(headings()).toEqual([
      ...['Our mission', 'Our vision'],
      ...['Excellence', 'Innovation', 'Integrity', 'Collaboration', 'Sustainability', 'Reliability'],
      ...[
        '15+ years of experience',
        'Quality you can measure',
        'Made to your measurements',
        'Support that lasts',
      ],
    ]);
    expect(screen.getAllByRole('link', { name: 'Get a Quote' }).at(-1)).toHaveAttribute('href', '/contact');
  });

  it('is completely in Arabic', async () => {
    await renderSite('/about', 'ar');
    await screen.findByRole('heading', { level: 1, name: 'من نحن' });
    expect(headings().slice(2, 8)).toEqual([
      'التميز',
      'الابتكار',
      'النزاهة',
      'التعاون',
      'الاستدامة',
      'الموثوقية',
    ]);
  });
});
