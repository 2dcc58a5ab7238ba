import type { Language } from '@alnafitha/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LanguageToggle } from '../ui/language-toggle';
import { loadDictionary } from './dictionary';
import { useLanguage } from './language-context';
import { LanguageProvider } from './language-provider';
import { readStoredLanguage } from './stored-language';

const loadArabic = () => loadDictionary(['site']);

function Page() {
  const { t, translateIfKnown, isTranslating, formatDateTime } = useLanguage();
  return (
    <>
      <LanguageToggle />
      <h1>{t('Contact us')}</h1>
      <p>{isTranslating ? 'translating' : 'ready'}</p>
      <q>{translateIfKnown('constructor') + translateIfKnown('__proto__')}</q>
      <time>{formatDateTime('2026-03-01T21:30:00.000Z')}</time>
    </>
  );
}

function App() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage} loadArabic={loadArabic}>
      <Page />
    </LanguageProvider>
  );
}

const renderPage = () => render(<App />);

describe('language', () => {
  it('does not translate names of inherited object properties', () => {
    const { container } = renderPage();
    expect(container.querySelector('q')).toHaveTextContent('constructor__proto__');
  });

  it('switches texts, document and storage to Arabic and back', async () => {
    const user = userEvent.setup();
    renderPage();
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: 'اتصل بنا' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.body).toHaveClass('rtl');
    expect(readStoredLanguage()).toBe('ar');

    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Contact us'));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.body).not.toHaveClass('rtl');
    expect(readStoredLanguage()).toBe('en');

    // A loaded language is shown synchronously.
    fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
    expect(screen.getByRole('heading')).toHaveTextContent('اتصل بنا');
    expect(screen.getByText('ready')).toBeVisible();
  });

  it('shows times in Doha in Latin digits in both languages', async () => {
    const user = userEvent.setup();
    renderPage();
    expect(screen.getByText(/2 Mar 2026/)).toHaveTextContent('00:30');
    await user.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('button', { name: 'English' });
    expect(screen.getByRole('time')).toHaveTextContent(/2 مارس 2026.*12:30/);
  });

  it('throws outside its provider', () => {
    const consoleError = vi.mocked(console.error);
    consoleError.mockImplementation(() => {});
    expect(() => render(<Page />)).toThrow('useLanguage must be used within a LanguageProvider');
    consoleError.mockClear();
  });
});
