/** Runs before the first paint (web/build/inline-script.ts), or the page would flash in the wrong colours. */

import { STORAGE_KEYS } from '@alnafitha/contract';
import { showColors } from '../../shared/app/document-colors';
import { makeSchemasWithoutEval } from '../../shared/app/schemas-without-eval';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { PANEL_PRELOADS_ID, type PanelPreloads } from './panel-preloads';

/** Starts what the page needs beside the code, so that it waits for one round trip instead of four. */
function preload(): void {
  const text = document.getElementById(PANEL_PRELOADS_ID)?.textContent;
  if (!text) return;
  const { pages, arabic }: PanelPreloads = JSON.parse(text);
  const link = (href: string, attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
  const page = pages[location.pathname];
  document.documentElement.classList.toggle('opens-page', page !== undefined);
  // A list with filters has another request.
  for (const href of location.search ? [] : (page?.requests ?? []))
    link(href, { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials' });
  const isArabic = readStoredLanguage() === 'ar';
  if (isArabic) {
    document.documentElement.dir = 'rtl';
    for (const href of arabic.texts) link(href, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    for (const href of arabic.fonts) link(href, { rel: 'preload', as: 'font', crossOrigin: 'anonymous' });
  }
  for (const href of [...(page?.scripts ?? []), ...(isArabic ? arabic.scripts : [])])
    link(href, { rel: 'modulepreload' });
}

showColors(isDarkBy(STORAGE_KEYS.adminTheme));
// This runs before any import: the contract creates its schemas on import.
makeSchemasWithoutEval();
preload();
