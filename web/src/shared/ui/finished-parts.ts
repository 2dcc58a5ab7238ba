import type { ComponentType } from 'react';
import { NEAR_VIEWPORT, observeIntersection } from './observe-intersection';
import { retryableLazy } from './retryable-lazy';

const waiting = new Set<() => void>();
let mayWait = true;

/** Loads the code of all lazily hydrated sections, now and from here on: an update is about to reach them. */
export function wakeParts(): void {
  mayWait = false;
  for (const hydrate of waiting) hydrate();
}

/**
 * A lazily hydrated section, in an element with `data-lazy-section={name}`. If it is server-rendered, its code loads when the section nears the
 * viewport; otherwise at once.
 */
export function lazyPart<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  return retryableLazy(async () => {
    const container =
      typeof document === 'undefined' ? null : document.querySelector(`[data-part="${name}"]`);
    if (!container?.querySelector('section')) return load();
    if (mayWait && !location.hash) await nearViewportOrFocused(container);
    const module = await load();
    // Runs after React has the code: React hydrates the section when first-paint.ts replays a click in it.
    setTimeout(() => container.dispatchEvent(new Event('answering', { bubbles: true })));
    return module;
  });
}

/** Resolves when the element is near the viewport, focused or pressed, or when `hydrateAll` is called. */
function nearViewportOrFocused(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const hydrate = () => {
      stopObserving();
      waiting.delete(hydrate);
      resolve();
    };
    const stopObserving = observeIntersection(element, hydrate, NEAR_VIEWPORT);
    waiting.add(hydrate);
    for (const event of ['focusin', 'pointerdown']) element.addEventListener(event, hydrate, { once: true });
  });
}
