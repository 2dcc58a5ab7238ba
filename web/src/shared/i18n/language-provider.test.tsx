import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LanguageToggle } from '../ui/language-toggle';
import { loadDictionary } from './dictionary';
import { useLanguage } from './language-context';
import { LanguageProvider } from './language-provider';
import { readStoredLanguage } from './stored-language';
import { translationClient } from './translation/translation-client';
import { createTranslations } from './translation/translations';

const loadArabic = () => loadDictionary(['site']);

function Page() {
  const { t, translateKnown, isTranslating, formatDateTime } = useLanguage();
  return (
    <>
      <LanguageToggle />
      <h1>{t('Contact Us')}</h1>
      <p>{isTranslating ? 'translating' : 'ready'}</p>
      <q>{translateKnown('constructor') + translateKnown('__proto__')}</q>
      <time>{formatDateTime('2026-03-01T21:30:00.000Z')}</time>
    </>
  );
}

const show = () =>
  render(
    <LanguageProvider
      initialLanguage="en"
      loadArabic={loadArabic}
      translations={createTranslations(translationClient)}
    >
      <Page />
    </LanguageProvider>,
  );

describe('language', () => {
  it('does not translate names of inherited object properties', () => {
    const { container } = show();
    expect(container.querySelector('q')).toHaveTextContent('constructor__proto__');
  });

  it('switches texts, document and storage to Arabic and back', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: 'اتصل بنا' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.body).toHaveClass('rtl');
    expect(readStoredLanguage()).toBe('ar');

    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Contact Us'));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.body).not.toHaveClass('rtl');
    expect(readStoredLanguage()).toBe('en');

    // A loaded language is shown synchronously.
    fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
    expect(screen.getByRole('heading')).toHaveTextContent('اتصل بنا');
    expect(screen.getByText('ready')).toBeVisible();
  });

  it('lays out the viewport first, and the rest right after', async () => {
    const user = userEvent.setup();
    const { documentElement: root } = document;
    const isViewportFirst = () => root.hasAttribute('data-in-sight-first');
    await waitFor(() => expect(isViewportFirst()).toBe(false));
    const changes: boolean[] = [];
    new MutationObserver(() => changes.push(isViewportFirst())).observe(root, {
      attributeFilter: ['data-in-sight-first'],
    });
    show();
    expect(changes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await waitFor(() => expect(changes).toEqual([true, false]));
  });

  it('shows times in Doha in Latin digits in both languages', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getByText(/2 Mar 2026/)).toHaveTextContent('00:30');
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(screen.getByRole('time')).toHaveTextContent(/2 مارس 2026.*12:30/);
  });

  it('throws outside its provider', () => {
    const complaints = vi.mocked(console.error);
    complaints.mockImplementation(() => {});
    expect(() => render(<Page />)).toThrow('useLanguage must be used within a LanguageProvider');
    complaints.mockClear();
  });
});
