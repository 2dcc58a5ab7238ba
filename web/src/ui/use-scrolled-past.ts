import { useSyncExternalStore } from 'react';

/** As of the last scroll: who asks the browser while React draws has it lay out a page that is half drawn. */
let position = 0;

function subscribe(onChange: () => void) {
  const look = () => {
    position = window.scrollY;
    onChange();
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** Whether the page has scrolled by more than so many pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}
