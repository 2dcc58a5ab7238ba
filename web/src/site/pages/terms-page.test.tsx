import { LANGUAGES, localizedPath } from '@alnafitha/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';
import { mockSite } from '../../../testing/server';

const inFooter = () => within(screen.getByRole('contentinfo'));

it.each(LANGUAGES)(
  'shows the wording by paragraphs, to which footer and sitemap lead (%s)',
  async (language) => {
    mockSite({ terms: { wording: 'We measure first.\n\nHalf is due on order.' } });
    const href = localizedPath(language, '/terms');
    await renderSite('/terms', language);
    const article = await screen.findByRole('article');
    const paragraphs = [...article.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['We measure first.', 'Half is due on order.']);
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(inFooter().getByRole('link', { name: title })).toHaveAttribute('href', href);
    cleanup();
    await renderSite('/sitemap', language);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: title })).toHaveAttribute('href', href);
  },
);

it('is not found without a wording', async () => {
  await renderSite('/terms');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(inFooter().queryByRole('link', { name: 'Terms of service' })).toBeNull();
  expect(inFooter().getByText('Terms of service (coming soon)')).toBeVisible();
});
