import type { Language } from '@alnafitha/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useContext, useState } from 'react';
import { expect, it } from 'vitest';
import { LanguageToggle } from '../ui/language-toggle';
import { loadDictionary, loadSiteTexts } from './dictionary';
import { LanguageStatusContext, useLanguage } from './language-context';
import { LanguageProvider } from './language-provider';
import { readStoredLanguage } from './stored-language';

const loadArabic = () => loadDictionary([loadSiteTexts]);

const rendered: Language[] = [];

/** Has the language, but not its state. */
const Text = memo(function Text() {
  rendered.push(useLanguage().language);
  return null;
});

function Page() {
  const { t, translateIfKnown } = useLanguage();
  const { isTranslating } = useContext(LanguageStatusContext);
  return (
    <>
      <LanguageToggle />
      <Text />
      <h1>{t('Contact us')}</h1>
      <p>{isTranslating ? 'translating' : 'ready'}</p>
      <q>{translateIfKnown('constructor') + translateIfKnown('__proto__')}</q>
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

it('switches texts, except names of inherited properties, document and storage to Arabic and back', async () => {
  const user = userEvent.setup();
  const { container } = render(<App />);
  expect(container.querySelector('q')).toHaveTextContent('constructor__proto__');
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

  // While the texts loaded, nothing was rendered but in the new language.
  expect(rendered.filter((language, index) => language === rendered[index - 1])).toEqual([]);

  // A loaded language is shown synchronously.
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(screen.getByRole('heading')).toHaveTextContent('اتصل بنا');
  expect(screen.getByText('ready')).toBeVisible();
});
