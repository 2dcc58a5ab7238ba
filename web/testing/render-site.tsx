import { BLOCK_IDS, type Language, localizedPath, type SiteBlocks } from '@alnafitha/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/shared/app/query-client';
import { blockQuery } from '../src/shared/i18n/translation/use-block';
import { loadArabic, Providers } from '../src/site/app/providers';
import { SiteRoutes } from '../src/site/app/routes';
import { ChatSubjectProvider } from '../src/site/layout/chat-subject';
import { renderAt } from './render-app';
import { SAMPLE_SITE } from './server';

/** The whole site at a path. */
export function renderSite(path: string, language: Language = 'en') {
  return renderAt({ Providers, Routes: SiteRoutes, loadArabic }, localizedPath(language, path), language);
}

/** A part of a page, in the contexts and with the company's texts, which `blocks` replaces, that every page of the site has. */
export async function renderInSite(
  part: ReactNode,
  language: Language = 'en',
  blocks: Partial<SiteBlocks> = {},
) {
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  const queryClient = createQueryClient();
  for (const id of BLOCK_IDS)
    queryClient.setQueryData(blockQuery(id).queryKey, { en: SAMPLE_SITE.en[id], ar: SAMPLE_SITE.ar[id] });
  for (const [id, block] of Object.entries(blocks))
    queryClient.setQueryData(['site', id], { en: block, ar: block });
  render(
    <MemoryRouter initialEntries={[localizedPath(language, '/')]}>
      <Providers queryClient={queryClient} initialDictionary={dictionary}>
        <ChatSubjectProvider>{part}</ChatSubjectProvider>
      </Providers>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
