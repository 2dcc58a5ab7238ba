import { translate, translateBatch } from '@alnafitha/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../../testing/providers';
import { mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { createQueryClient } from '../../app/query-client';
import { LanguageToggle } from '../../ui/language-toggle';
import { TranslatingOverlay } from '../../ui/translating-overlay';
import { useTranslated } from './use-translated';

const texts = ['A villa by the sea', 'Oak floors', 'Contact us', 'x'];

function Page() {
  const { translateContent, isPending } = useTranslated([...texts, undefined, '']);
  return (
    <>
      <LanguageToggle />
      <TranslatingOverlay />
      <ul aria-busy={isPending}>
        {texts.map((text) => (
          <li key={text}>{translateContent(text)}</li>
        ))}
      </ul>
    </>
  );
}

const renderPage = () =>
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Page />
      </Providers>
    </MemoryRouter>,
  );

const shownTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const respondToBatch = () =>
  mockEndpoint(translateBatch, ({ body }) => ({
    translatedTexts: (body as { texts: string[] }).texts.map((text) => `ع:${text}`),
  }));

describe('useTranslated', () => {
  it('switches the page at once, with one request for texts that are not in the dictionary', async () => {
    const requests = respondToBatch();
    const user = userEvent.setup();
    renderPage();
    expect(shownTexts()).toEqual(texts);
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(shownTexts()).toEqual(['ع:A villa by the sea', 'ع:Oak floors', 'اتصل بنا', 'x']);
    expect(requests.map(({ body }) => body)).toEqual([
      { texts: ['A villa by the sea', 'Oak floors'], targetLang: 'ar' },
    ]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(shownTexts()).toEqual(texts);
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await waitFor(() => expect(shownTexts()[0]).toBe('ع:A villa by the sea'));
    expect(requests).toHaveLength(1);
  });

  it('covers the page during a long translation', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    mockEndpoint(translateBatch, async () => {
      await released;
      return { translatedTexts: ['فيلا', 'أرضيات'] };
    });
    const user = userEvent.setup();
    renderPage();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Please wait while we translate the content...',
    );
    release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shownTexts()[0]).toBe('فيلا');
  });

  it('keeps the original when translating fails', async () => {
    const log = vi.mocked(console.error);
    log.mockImplementation(() => {});
    mockNetworkError(translateBatch);
    mockNetworkError(translate);
    const user = userEvent.setup();
    renderPage();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(shownTexts()).toEqual(['A villa by the sea', 'Oak floors', 'اتصل بنا', 'x']);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    expect(log).toHaveBeenCalled();
    log.mockClear();
  });
});
