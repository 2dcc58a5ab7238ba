/**
 * How long the code of a server-rendered page waits for its LCP image at most, in milliseconds: the requests of both have the same latency,
 * and this is the time of a phone's transfer of the image.
 */
const HEAD_START = 350;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'];

const root = document.documentElement;
let isLoading = false;

/**
 * Loads a server-rendered page (server/template.ts) in the order in which visitors need it, since all would share the bandwidth: the LCP
 * image, then the code and the images in the viewport, then the other images.
 */
export function deferScripts(): void {
  root.setAttribute('data-lcp-pending', '');
  addEventListener('scroll', showImages, { once: true, passive: true });
  addEventListener('DOMContentLoaded', () => {
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!image || document.hidden) return load();
    for (const event of INTERACTIONS) addEventListener(event, load, { once: true, passive: true });
    setTimeout(load, HEAD_START);
    // The promise is rejected for a broken image, which nothing waits for either.
    image.decode().then(afterItsFrame, load);
  });
}

/** Scripts that are loaded before the frame with the image would delay it. */
function afterItsFrame(): void {
  requestAnimationFrame(() => requestAnimationFrame(load));
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { top, bottom } = (image.parentElement ?? image).getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) image.loading = 'eager';
  }
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="deferred"]');
  Promise.all([...scripts].map(({ src }) => import(/* @vite-ignore */ src)))
    .catch(showLoadError)
    .finally(showImages);
  // After the larger files of the entry.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
    link.rel = link.as === 'fetch' ? 'preload' : 'modulepreload';
}

function showImages(): void {
  root.removeAttribute('data-lcp-pending');
}

/** The page can be read, and its links lead to others. */
function showLoadError(error: unknown): void {
  console.warn('The code could not be loaded.', error);
  document.getElementById('load-error')?.removeAttribute('hidden');
}
