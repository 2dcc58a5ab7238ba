import { translate, translateBatch } from '@alnafitha/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../../testing/providers';
import { answer, failNetwork } from '../../../../testing/server';
import { createQueryClient } from '../../app/query-client';
import { LanguageToggle } from '../../ui/language-toggle';
import { TranslatingOverlay } from '../../ui/translating-overlay';
import { useTranslated } from './use-translated';

const texts = ['A villa by the sea', 'Oak floors', 'Contact Us', 'x'];

function Page() {
  const { tr, isPending } = useTranslated([...texts, undefined, '']);
  return (
    <>
      <LanguageToggle />
      <TranslatingOverlay />
      <ul aria-busy={isPending}>
        {texts.map((text) => (
          <li key={text}>{tr(text)}</li>
        ))}
      </ul>
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Page />
      </Providers>
    </MemoryRouter>,
  );

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const answerBatch = () =>
  answer(translateBatch, ({ body }) => ({
    translatedTexts: (body as { texts: string[] }).texts.map((text) => `ع:${text}`),
  }));

describe('useTranslated', () => {
  it('switches the page at once, with one request for texts that are not in the dictionary', async () => {
    const requests = answerBatch();
    const user = userEvent.setup();
    show();
    expect(shown()).toEqual(texts);
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(shown()).toEqual(['ع:A villa by the sea', 'ع:Oak floors', 'اتصل بنا', 'x']);
    expect(requests.map(({ body }) => body)).toEqual([
      { texts: ['A villa by the sea', 'Oak floors'], targetLang: 'ar' },
    ]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(shown()).toEqual(texts);
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await waitFor(() => expect(shown()[0]).toBe('ع:A villa by the sea'));
    expect(requests).toHaveLength(1);
  });

  it('covers the page during a long translation', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(translateBatch, async () => {
      await released;
      return { translatedTexts: ['فيلا', 'أرضيات'] };
    });
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Please wait while we translate the content...',
    );
    release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shown()[0]).toBe('فيلا');
  });

  it('keeps the original when translating fails', async () => {
    const log = vi.mocked(console.error);
    log.mockImplementation(() => {});
    failNetwork(translateBatch);
    failNetwork(translate);
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(shown()).toEqual(['A villa by the sea', 'Oak floors', 'اتصل بنا', 'x']);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    expect(log).toHaveBeenCalled();
    log.mockClear();
  });
});
