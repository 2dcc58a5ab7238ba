import type { ComponentType } from 'react';
import { retryableLazy } from '../../shared/ui/retryable-lazy';

/** Elements within this distance of the viewport start to load. */
const NEAR_VIEWPORT: IntersectionObserverInit = { rootMargin: '300px 0px' };

/** Calls back once, when the element intersects the viewport. Returns a function that stops observing. */
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

/** Loads the code of all lazily hydrated sections, now and from here on: an update is about to reach them. */
export function hydrateAll(): void {
  mayDefer = false;
  for (const hydrate of pendingHydrations) hydrate();
}

/**
 * A lazily hydrated section, in an element with `data-lazy-section={name}`. If it is server-rendered, its
 * code loads when the section nears the viewport, and a failure leaves it as it is; otherwise it loads at
 * once.
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
        console.warn('The code of a section could not be loaded.', error);
        await needed(container, 'online');
      }
    }
  });
}

/**
 * Resolves when the element is near the viewport or the browser is online again, when the element is focused
 * or pressed, or by `hydrateAll`.
 */
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
