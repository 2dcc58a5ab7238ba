import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import { translationClient } from '../i18n/translation/translation-client';
import { createTranslations, type Translations } from '../i18n/translation/translations';

interface Props extends Omit<ComponentProps<typeof LanguageProvider>, 'translations'> {
  queryClient: QueryClient;
  /** The known translations of texts from the database; none by default. */
  translations?: Translations | undefined;
}

/** The data that every page reads: the API's and the texts. */
export function DataProviders({ queryClient, translations, ...language }: Props) {
  const [ownTranslations] = useState(() => translations ?? createTranslations(translationClient));
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider translations={ownTranslations} {...language} />
    </QueryClientProvider>
  );
}
