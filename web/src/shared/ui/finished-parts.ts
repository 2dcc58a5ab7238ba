import type { ComponentType } from 'react';
import { retryableLazy } from './retryable-lazy';

/** How far below the screen a part begins to load, in pixels. */
const MARGIN = 300;

const asleep = new Set<() => void>();
let mayWait = true;

/** Fetches the code of all parts that wait, or are about to: something will change them. */
export function wakeParts(): void {
  mayWait = false;
  for (const wake of asleep) wake();
}

/**
 * A part of a page, in an element with `data-part={name}`. Where it came finished, it can be read without its code, which is fetched
 * when the visitor comes near; anywhere else at once.
 */
export function lazyPart<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  return retryableLazy(async () => {
    const frame = typeof document === 'undefined' ? null : document.querySelector(`[data-part="${name}"]`);
    if (!frame?.querySelector('section')) return load();
    if (mayWait && !location.hash) await approach(frame);
    const part = await load();
    // When React has the code: it takes the part over when first-paint.ts presses a button in it again.
    setTimeout(() => frame.dispatchEvent(new Event('answering', { bubbles: true })));
    return part;
  });
}

/** Resolves when the visitor comes near the element, or takes it by the keyboard, or all are woken. */
function approach(frame: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: `${MARGIN}px 0px` },
    );
    const wake = () => {
      observer.disconnect();
      asleep.delete(wake);
      resolve();
    };
    asleep.add(wake);
    observer.observe(frame);
    for (const event of ['focusin', 'pointerdown']) frame.addEventListener(event, wake, { once: true });
  });
}
