import { useSyncExternalStore } from 'react';

/** The value of the last scroll event: reading it during render would force a layout. */
let position = 0;

function subscribe(onChange: () => void) {
  const update = () => {
    position = window.scrollY;
    onChange();
  };
  position = window.scrollY;
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}

/** Whether the page has scrolled past a threshold in pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}
