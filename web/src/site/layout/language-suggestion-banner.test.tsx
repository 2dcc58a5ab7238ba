import { STORAGE_KEYS } from '@alnafitha/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site';
import { readStoredLanguage } from '../../shared/i18n/stored-language';

const browserWith = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const offer = () => screen.queryByRole('link', { name: 'متوفر بالعربية' });

async function expectNoOffer() {
  await renderSite('/about');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toContain('About'));
  expect(offer()).toBeNull();
}

it('links readers of Arabic to the same page', async () => {
  browserWith('ar-QA', 'en');
  const { user } = await renderSite('/about');
  const link = await screen.findByRole('link', { name: 'متوفر بالعربية' });
  expect(link).toHaveAttribute('href', '/ar/about');
  expect(link.closest('aside')).toHaveAttribute('lang', 'ar');
  expect(link.closest('aside')).toHaveAttribute('dir', 'rtl');
  await user.click(link);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ar'));
  expect(readStoredLanguage()).toBe('ar');
  expect(offer()).toBeNull();
});

it('stays dismissed', async () => {
  browserWith('ar');
  const { user } = await renderSite('/about');
  await user.click(await screen.findByRole('button', { name: 'إخفاء' }));
  expect(offer()).toBeNull();
  cleanup();
  await expectNoOffer();
});

it.each([
  { who: 'readers of other languages', languages: ['en', 'fr'], stored: '' },
  { who: 'visitors who chose English', languages: ['ar'], stored: 'en' },
])('is not shown to $who', async ({ languages, stored }) => {
  browserWith(...languages);
  localStorage.setItem(STORAGE_KEYS.language, stored);
  await expectNoOffer();
});
