import { useSyncExternalStore } from 'react';

/** As of the last scroll event: reading it during render would force a layout. */
let position = 0;
let isGoingDown = false;

function subscribe(onChange: () => void) {
  const update = () => {
    const { scrollY, innerHeight } = window;
    // Every subscriber updates; only the first sees a difference.
    if (scrollY !== position) {
      isGoingDown = scrollY > position && scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    }
    position = scrollY;
    onChange();
  };
  position = window.scrollY;
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}

/** Whether the page last scrolled down and has not reached its end. */
export function useIsScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isGoingDown,
    () => false,
  );
}

/** Whether the page has scrolled past a threshold in pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}
