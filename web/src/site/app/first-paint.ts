/**
 * Runs before the first paint: web/build/inline-script.ts puts it into the document, whose Content Security Policy lists its hash. Without
 * it the page would flash in the wrong colours or the wrong language, and scripts and images would compete with the LCP image.
 */

import { fetchFile } from '../../shared/api/fetch-file';
import { showColors } from '../../shared/app/document-colors';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { COLOR_MODE_KEY } from '../ui/color-mode';
import { unprefixedPath } from './locale-prefix';

/** How long the LCP image has network priority, in milliseconds. */
const LCP_TIMEOUT = 4000;
/** How long an image takes at most from its frame to the screen, in milliseconds. */
const PAINT_DELAY = 200;
/** The first interactions with a page. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'];

const root = document.documentElement;

function applyPreferences(): void {
  showColors(isDarkBy(COLOR_MODE_KEY));
  if (root.lang !== 'en' || readStoredLanguage() === 'en') return;
  root.lang = 'ar';
  root.dir = 'rtl';
  root.setAttribute('data-locale-pending', '');
}

/** The home page starts at its top, or at its anchor, also after a reload: it scrolls by itself. */
function resetScroll(): void {
  if (unprefixedPath(location.pathname) === '/') history.scrollRestoration = 'manual';
}

/** Forms are submitted by code that may still be loading: the browser would put all fields into a URL. */
function preventNativeSubmit(): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** Loads the images in the viewport. */
function showImagesInViewport(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { top, bottom } = (image.parentElement ?? image).getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) image.loading = 'eager';
  }
}

/** Loads the images below, and shows their placeholders a frame later: all at once would block scrolling. */
function showOtherImages(): void {
  root.removeAttribute('data-lcp-priority');
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-no-placeholders')));
}

/** Loads the deferred code of a server-rendered page (server/template.ts), once. */
function loadDeferred(): void {
  const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>('script[type="deferred"]'));
  const [entry] = scripts;
  if (!entry) return;
  for (const script of scripts) script.type = 'loading';
  const sources = scripts.map(({ src }) => src);
  const preloads = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'),
    ({ href }) => href,
  );
  addEventListener('app:retry', () => load(sources, preloads));
  addEventListener('app:load-error', () => clicked && alert(entry.dataset.loadError));
  showImagesInViewport();
  // In a task of its own: the images take a long one.
  setTimeout(() => load(sources, preloads));
}

/** Runs scripts that have not run before. */
async function load(scripts: readonly string[], preloads: readonly string[]): Promise<void> {
  try {
    await Promise.all([...scripts, ...preloads].map(fetchFile));
    for (const script of scripts) await import(/* @vite-ignore */ script);
  } catch (error) {
    console.warn('The code could not be loaded: the page can only be read.', error);
    dispatchEvent(new Event('app:load-error'));
  }
}

function loadAfterLcpImage(): void {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A page that is hidden until it is hydrated paints no image before.
  if (!image || document.hidden || root.hasAttribute('data-locale-pending')) {
    loadDeferred();
    return;
  }
  for (const event of INTERACTIONS) addEventListener(event, loadDeferred, { once: true, passive: true });
  setTimeout(loadDeferred, LCP_TIMEOUT);
  image.decode().then(() => {
    // Browsers report the paint some frames later, if the image is the largest element; some browsers never do.
    requestAnimationFrame(() => setTimeout(loadDeferred, PAINT_DELAY));
    const observer = new PerformanceObserver((list) => {
      const painted = list.getEntries() as LargestContentfulPaint[];
      if (painted.some(({ element }) => element === image)) loadDeferred();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  }, loadDeferred);
}

/** The last button that was clicked before it was hydrated. */
let clicked: HTMLElement | null = null;

/** Replays the click when the page is hydrated, or the section of the button. After a load error, a click retries. */
function replayClicks(): void {
  let isListening = false;
  let hasFailed = false;
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('button') : null;
    if (!clicked || !hasFailed) return;
    hasFailed = false;
    dispatchEvent(new Event('app:retry'));
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('app:load-error', () => {
    hasFailed = true;
  });
  addEventListener('app:listening', () => {
    isListening = true;
  });
  // React stops the propagation of clicks on what is not hydrated yet.
  addEventListener('click', () => {
    if (isListening) clicked = null;
  });
  addEventListener('app:hydrated', ({ target }) => {
    const hydrated = target instanceof Node ? target : document;
    if (clicked && hydrated.contains(clicked)) clicked.click();
  });
}

applyPreferences();
resetScroll();
preventNativeSubmit();
for (const state of ['data-lcp-priority', 'data-no-placeholders']) root.setAttribute(state, '');
setTimeout(showOtherImages, LCP_TIMEOUT);
for (const event of ['app:hydrated', 'scroll'])
  addEventListener(event, showOtherImages, { once: true, passive: true });
addEventListener('DOMContentLoaded', loadAfterLcpImage, { once: true });
replayClicks();
