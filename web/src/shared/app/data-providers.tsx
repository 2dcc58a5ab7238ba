import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Dictionary } from '../i18n/dictionary';
import { LanguageProvider } from '../i18n/language-provider';
import type { InitialLanguage } from './initial-language';

interface Props extends InitialLanguage {
  queryClient: QueryClient;
  loadArabic: () => Promise<Dictionary>;
  children: ReactNode;
}

/** The data that every page of an app with one URL for both languages reads: the API's and the texts. */
export function DataProviders({ queryClient, initialLanguage, ...language }: Props) {
  const [shown, setLanguage] = useState(initialLanguage);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={shown} onLanguageChange={setLanguage} {...language} />
    </QueryClientProvider>
  );
}
