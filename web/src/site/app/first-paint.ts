/**
 * Runs before the page is painted: web/build/inline-script.ts puts it into the document, which names it in its policy. Without it, the page
 * would flash in the wrong colours or the wrong language, and code and pictures would race the first picture.
 */

import { fetchFile } from '../../shared/api/fetch-file';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { isDarkBy } from '../../shared/ui/color-mode';
import { COLOR_MODE_KEYS, showColors } from './document-colors';
import { plainPathOf } from './entrance';

/** How long the first picture keeps the line to itself, in milliseconds. */
const PATIENCE = 4000;
/** How long a picture takes at most from the frame that it is in to the screen, in milliseconds. */
const FRAMES = 200;
/** What a visitor does who wants the page to answer. */
const TAKING_PART = ['pointerdown', 'keydown', 'touchstart'];

const root = document.documentElement;

function showAsChosen(): void {
  showColors(isDarkBy(COLOR_MODE_KEYS[location.pathname.startsWith('/admin') ? 'admin' : 'site']));
  if (root.lang !== 'en' || readStoredLanguage() === 'en') return;
  root.lang = 'ar';
  root.dir = 'rtl';
  root.setAttribute('data-turning', '');
}

/** The home page begins at its top, or at its anchor, also when it is loaded again (site/home/use-beginning.ts). */
function beginWhereMeant(): void {
  if (plainPathOf(location.pathname) === '/') history.scrollRestoration = 'manual';
}

/** Forms are sent by the code, some of which comes late: the browser would lead to an address with all that is written in them. */
function keepForms(): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** The pictures on the screen get a place on the page. */
function showInSight(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { top, bottom } = (picture.parentElement ?? picture).getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) picture.loading = 'eager';
  }
}

/** And those below, with their placeholders a frame later: all at once would hold up who scrolls. */
function showOthers(): void {
  root.removeAttribute('data-first-picture');
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-no-placeholders')));
}

/** A page that came finished names its code so that it waits (server/template.ts); once. */
function begin(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="later"]');
  if (!entry) return;
  entry.type = 'begun';
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="later"]');
  const files = [entry.src, ...Array.from(links, ({ href }) => href)];
  addEventListener('again', () => load(files));
  addEventListener('lost', () => pressed && alert(entry.dataset.lost));
  showInSight();
  // A task of its own: the pictures make one that is long enough.
  setTimeout(() => load(files));
}

/** Runs the first of the files, which imports the others. Does nothing where it has run already. */
async function load(files: readonly string[]): Promise<void> {
  try {
    await Promise.all(files.map(fetchFile));
    await import(/* @vite-ignore */ files[0] ?? '');
  } catch (error) {
    console.warn('The code could not be loaded: the page can only be read.', error);
    dispatchEvent(new Event('lost'));
  }
}

function beginAfterFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Where nothing is shown before the code has come, a picture least of all.
  if (!picture || document.hidden || root.hasAttribute('data-turning')) {
    begin();
    return;
  }
  for (const event of TAKING_PART) addEventListener(event, begin, { once: true, passive: true });
  setTimeout(begin, PATIENCE);
  picture.decode().then(() => {
    // The browser tells some frames later that it has painted the picture, if that is the largest part; some browsers never do.
    requestAnimationFrame(() => setTimeout(begin, FRAMES));
    const observer = new PerformanceObserver((list) => {
      const painted = list.getEntries() as LargestContentfulPaint[];
      if (painted.some(({ element }) => element === picture)) begin();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  }, begin);
}

/** The last button that was pressed before anything could answer to it. */
let pressed: HTMLElement | null = null;

/** It is pressed again when the page answers, or the part that it is in. Where the code is lost, a press fetches it again. */
function keepPressed(): void {
  let isHeard = false;
  let isLost = false;
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
    if (!pressed || !isLost) return;
    isLost = false;
    dispatchEvent(new Event('again'));
  };
  addEventListener('click', press, { capture: true });
  addEventListener('lost', () => {
    isLost = true;
  });
  addEventListener('listening', () => {
    isHeard = true;
  });
  // React lets no further what it cannot answer to yet.
  addEventListener('click', () => {
    if (isHeard) pressed = null;
  });
  addEventListener('answering', ({ target }) => {
    const place = target instanceof Node ? target : document;
    if (pressed && place.contains(pressed)) pressed.click();
  });
}

showAsChosen();
beginWhereMeant();
keepForms();
for (const state of ['data-first-picture', 'data-no-placeholders']) root.setAttribute(state, '');
setTimeout(showOthers, PATIENCE);
for (const event of ['answering', 'scroll'])
  addEventListener(event, showOthers, { once: true, passive: true });
addEventListener('DOMContentLoaded', beginAfterFirstPicture, { once: true });
keepPressed();
