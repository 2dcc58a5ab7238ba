import type { ComponentType } from 'react';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { NEAR_VIEWPORT, observeIntersection } from './observe-intersection';

const pendingHydrations = new Set<() => void>();
let mayDefer = true;

/** Loads the code of all lazily hydrated sections, now and from here on: an update is about to reach them. */
export function hydrateAll(): void {
  mayDefer = false;
  for (const hydrate of pendingHydrations) hydrate();
}

/**
 * A lazily hydrated section, in an element with `data-lazy-section={name}`. If it is server-rendered, its code loads when the section nears the
 * viewport; otherwise at once.
 */
export function lazyHydrate<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  return retryableLazy(async () => {
    const container =
      typeof document === 'undefined' ? null : document.querySelector(`[data-lazy-section="${name}"]`);
    if (!container?.querySelector('section')) return load();
    if (mayDefer && !location.hash) await nearViewportOrFocused(container);
    return load();
  });
}

/** Resolves when the element is near the viewport, focused or pressed, or when `hydrateAll` is called. */
function nearViewportOrFocused(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const hydrate = () => {
      stopObserving();
      pendingHydrations.delete(hydrate);
      resolve();
    };
    const stopObserving = observeIntersection(element, hydrate, NEAR_VIEWPORT);
    pendingHydrations.add(hydrate);
    for (const event of ['focusin', 'pointerdown']) element.addEventListener(event, hydrate, { once: true });
  });
}
