/**
 * Runs before the first paint: web/build/inline-script.ts puts it into the document, whose Content Security
 * Policy lists its hash. Without it the page would flash in the wrong colours or the wrong language.
 */

import { localeOf, localizedPath, unprefixedPath } from '@alnafitha/contract';
import { showColors } from '../../shared/app/document-colors';
import { readStoredLanguage, storeLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { COLOR_MODE_KEY } from '../ui/color-mode';

/** An Arabic URL is a choice; on others, the stored language leads to the page in it. */
function applyLanguage(): void {
  const { pathname, search, hash } = location;
  if (localeOf(pathname) === 'ar') storeLanguage('ar');
  else if (readStoredLanguage() === 'ar') {
    // The English page must not flash before the browser leaves it.
    document.documentElement.hidden = true;
    location.replace(localizedPath('ar', pathname) + search + hash);
  }
}

/** The home page starts at its top, or at its anchor, also after a reload: it scrolls by itself. */
function resetScroll(): void {
  if (unprefixedPath(location.pathname) === '/') history.scrollRestoration = 'manual';
}

/** Forms are submitted by code that may still be loading: the browser would put all fields into a URL. */
function preventNativeSubmit(): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** A server-rendered page can be read without its code, and its links lead to others. */
function showLoadErrors(): void {
  const show = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) document.getElementById('load-error')?.removeAttribute('hidden');
  };
  addEventListener('error', show, { capture: true });
}

showColors(isDarkBy(COLOR_MODE_KEY));
applyLanguage();
resetScroll();
preventNativeSubmit();
showLoadErrors();
