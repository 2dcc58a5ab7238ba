/** Runs before the first paint (web/build/inline-script.ts), or colours and language would flash. */

import { localeOf, localizedPath, STORAGE_KEYS, unprefixedPath } from '@alnafitha/contract';
import { showColors } from '../../shared/app/document-colors';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { CODE_ID, UNHYDRATED } from './hydration-data';

/** Arabic redirects if the visitor has switched to it; a link that was merely opened is no choice. */
function applyLanguage(): void {
  const { pathname, search, hash } = location;
  if (localeOf(pathname) === 'en' && readStoredLanguage() === 'ar') {
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

/** Milliseconds after which the code loads beside the LCP image. */
const LONGEST_WAIT = 150;

/** Without priorities, which not every server observes, the code would share the connection with the LCP image. */
function loadCodeAfterImage(): void {
  const load = () => {
    const code = document.getElementById(CODE_ID);
    if (code instanceof HTMLTemplateElement) code.replaceWith(code.content);
  };
  const onImage = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === 'high') load();
  };
  for (const event of ['load', 'error']) addEventListener(event, onImage, { capture: true });
  addEventListener('DOMContentLoaded', () => setTimeout(load, LONGEST_WAIT));
}

/** Pictures below the viewport wait for the code, or until the visitor scrolls to them. */
function loadPicturesInView(): void {
  document.documentElement.classList.add(UNHYDRATED);
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) target.toggleAttribute('data-near', true);
    });
    for (const frame of document.querySelectorAll('.lazy-frame')) observer.observe(frame);
  });
}

/** Chromium 150 prints a lazily loaded picture that it has not loaded as an empty frame. */
function prepareForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
    // What is closed on the screen is printed, too.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      details.open = true;
      addEventListener('afterprint', () => details.removeAttribute('open'), { once: true });
    }
  });
}

showColors(isDarkBy(STORAGE_KEYS.theme));
applyLanguage();
resetScroll();
preventNativeSubmit();
showLoadErrors();
loadCodeAfterImage();
loadPicturesInView();
prepareForPrint();
