import { useSyncExternalStore } from 'react';

/** As of the last scroll: who asks the browser while React draws has it lay out a page that is half drawn. */
let position = 0;
let isGoingDown = false;

function subscribe(onChange: () => void) {
  const look = () => {
    const { scrollY, innerHeight } = window;
    // Every subscriber looks; the first of them sees the difference.
    if (scrollY !== position) {
      isGoingDown = scrollY > position && scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    }
    position = scrollY;
    onChange();
  };
  position = window.scrollY;
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** Whether the last movement of the page was downwards, and has not reached its end. */
export function useIsScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isGoingDown,
    () => false,
  );
}

/** Whether the page has scrolled by more than so many pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}
