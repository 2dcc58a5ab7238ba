/** How long the scripts of a server-rendered page wait for its LCP image at most, in milliseconds. */
const TIMEOUT = 4000;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'];

/** Loads the scripts of a server-rendered page (server/template.ts) once its LCP image has: they would share its bandwidth. */
export function deferScripts(): void {
  addEventListener('DOMContentLoaded', () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]');
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="deferred"]');
    let isLoaded = false;
    const load = () => {
      if (isLoaded) return;
      isLoaded = true;
      for (const link of links) link.rel = 'modulepreload';
      for (const { src } of scripts) import(/* @vite-ignore */ src).catch(showLoadError);
    };
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!image || document.hidden) return load();
    for (const event of INTERACTIONS) addEventListener(event, load, { once: true, passive: true });
    setTimeout(load, TIMEOUT);
    image.decode().then(load, load);
  });
}

/** The page can be read, and its links lead to others. */
function showLoadError(error: unknown): void {
  console.warn('The code could not be loaded.', error);
  document.getElementById('load-error')?.removeAttribute('hidden');
}
