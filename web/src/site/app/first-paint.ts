/** Runs before the first paint (web/build/inline-script.ts), or colours and language would flash. */

import { localeOf, localizedPath, unprefixedPath } from '@alnafitha/contract';
import { showColors } from '../../shared/app/document-colors';
import { readStoredLanguage, storeLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { COLOR_MODE_KEY } from '../ui/color-mode';

/** An Arabic URL is a choice; on other URLs, a stored Arabic redirects. */
function applyLanguage(): void {
  const { pathname, search, hash } = location;
  if (localeOf(pathname) === 'ar') storeLanguage('ar');
  else if (readStoredLanguage() === 'ar') {
    // Hides the English page until the browser leaves it.
    document.documentElement.hidden = true;
    location.replace(localizedPath('ar', pathname) + search + hash);
  }
}

/** The home page scrolls itself: to its top or its anchor, also after a reload. */
function resetScroll(): void {
  if (unprefixedPath(location.pathname) === '/') history.scrollRestoration = 'manual';
}

/** Code submits forms; while it loads, the browser would put all fields into a URL. */
function preventNativeSubmit(): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** A server-rendered page can be read without its code, so a load error only adds a notice. */
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
