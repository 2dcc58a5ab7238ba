import { type Localizable, translate, translateBatch } from '@alnafitha/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { Providers } from '../../../../testing/providers';
import { mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { createQueryClient } from '../../app/query-client';
import { LanguageToggle } from '../../ui/language-toggle';
import { TranslatingOverlay } from '../../ui/translating-overlay';
import { useLocalized } from './use-localized';

interface Entry extends Localizable<{ title: string; features: string[] }> {
  title: string;
  features: string[];
}

const english: Entry = {
  title: 'A villa by the sea',
  features: ['Contact us', 'x'],
  translations: { ar: { title: 'فيلا على البحر' } },
};
const arabic: Entry = { title: 'واجهة', features: [], translations: { en: { title: 'A façade' } } };
const untranslated: Entry = { title: 'Oak floors', features: ['Dry', 'Contact us'] };

function Page({ entries }: { entries: readonly Entry[] }) {
  const localized = useLocalized('services', entries);
  return (
    <>
      <LanguageToggle />
      <TranslatingOverlay />
      {localized.map(({ title, features, original }) => (
        <li key={original.title}>{[title, ...features].join(', ')}</li>
      ))}
    </>
  );
}

function renderPage(entries: readonly Entry[]) {
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Page entries={entries} />
      </Providers>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const shownTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const arabicToggle = () => screen.getByRole('button', { name: 'العربية' });

it("shows an entry's own translations and those of the dictionary in each language, without a request", async () => {
  const user = renderPage([english, arabic]);
  expect(shownTexts()).toEqual(['A villa by the sea, Contact us, x', 'A façade']);
  await user.click(arabicToggle());
  await screen.findByRole('button', { name: 'English' });
  expect(shownTexts()).toEqual(['فيلا على البحر, اتصل بنا, x', 'واجهة']);
});

it('requests the texts without a translation, under an overlay, once', async () => {
  const { promise: released, resolve: release } = deferred();
  const requests = mockEndpoint(translateBatch, async () => {
    await released;
    return { translatedTexts: ['أرضيات', 'جاف'] };
  });
  const user = renderPage([english, untranslated]);
  await user.click(arabicToggle());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Please wait while we translate');
  release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shownTexts()[1]).toBe('أرضيات, جاف, اتصل بنا');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await user.click(arabicToggle());
  await waitFor(() => expect(shownTexts()[1]).toBe('أرضيات, جاف, اتصل بنا'));
  expect(requests.map(({ body }) => body)).toEqual([{ texts: ['Oak floors', 'Dry'], targetLang: 'ar' }]);
});

it('keeps the original of a text that cannot be translated', async () => {
  const log = vi.mocked(console.error);
  log.mockImplementation(() => {});
  mockNetworkError(translateBatch);
  mockNetworkError(translate);
  // Translations are kept for the whole visit.
  const user = renderPage([{ title: 'Ash floors', features: ['Cool', 'Contact us'] }]);
  await user.click(arabicToggle());
  await screen.findByRole('button', { name: 'English' });
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(shownTexts()).toEqual(['Ash floors, Cool, اتصل بنا']);
  log.mockClear();
});
