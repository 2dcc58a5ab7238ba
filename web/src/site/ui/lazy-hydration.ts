import type { ComponentType } from 'react';
import { retryableLazy } from '../../shared/ui/retryable-lazy';

/** Distance from the viewport at which elements start to load. */
const NEAR_VIEWPORT: IntersectionObserverInit = { rootMargin: '300px 0px' };

/** Calls back once the element intersects the viewport; returns a function that stops observing. */
export function observeIntersection(
  element: Element,
  onIntersect: () => void,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onIntersect();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

const pendingHydrations = new Set<() => void>();
let mayDefer = true;

/** Loads all lazily hydrated sections from now on: an update is about to reach them. */
export function hydrateAll(): void {
  mayDefer = false;
  for (const hydrate of pendingHydrations) hydrate();
}

/**
 * Lazily hydrates an element with `data-lazy-section={name}`. A server-rendered section loads near the
 * viewport, and stays as it is on failure; others load at once.
 */
export function lazyHydrate<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  return retryableLazy(async () => {
    const container =
      typeof document === 'undefined' ? null : document.querySelector(`[data-lazy-section="${name}"]`);
    if (!container?.querySelector('section')) return load();
    let isNear = location.hash !== '';
    for (;;) {
      if (mayDefer && !isNear) await needed(container, 'viewport');
      isNear = true;
      try {
        return await load();
      } catch (error) {
        if (!mayDefer) throw error;
        console.warn(error);
        await needed(container, 'online');
      }
    }
  }, renderedTexts);
}

/** The server has rendered the section with its texts, or the page that has it has waited for them. */
const renderedTexts = async () => {};

/** Resolves near the viewport or back online, on focus or press, or by `hydrateAll`. */
function needed(element: Element, condition: 'viewport' | 'online'): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const hydrate = () => {
      ended.abort();
      pendingHydrations.delete(hydrate);
      resolve();
    };
    pendingHydrations.add(hydrate);
    const { signal } = ended;
    for (const event of ['focusin', 'pointerdown']) element.addEventListener(event, hydrate, { signal });
    if (condition === 'online') addEventListener('online', hydrate, { signal });
    else {
      const stopObserving = observeIntersection(element, hydrate, NEAR_VIEWPORT);
      signal.addEventListener('abort', stopObserving);
    }
  });
}
