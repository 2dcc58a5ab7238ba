import { useEffect, useRef } from 'react';
import { usePageLocation } from '../../ui/page-location';
import { useHydrated } from '../../ui/use-hydrated';

/** Events with which a visitor scrolls. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Sets the initial scroll position: the top, or the element of the URL's hash. The position is restored while content above it
 * loads, until the visitor scrolls. A server-rendered page keeps the browser's position and the visitor's
 * scrolling. A component, so that the end of hydration renders nothing else again: that would discard the server-rendered sections.
 */
export function InitialScroll() {
  const { location, type } = usePageLocation();
  const { hash, key } = location;
  const hasBegun = useRef(!useHydrated());

  useEffect(() => {
    // Also after a reload, which first-paint.ts handles before the code is loaded.
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor can be asked for again.
  useEffect(() => {
    if (hasBegun.current) {
      hasBegun.current = false;
      return;
    }
    // The same page in the other language.
    if (type === 'REPLACE') return;
    const target = document.getElementById(hash.slice(1));
    if (!target) {
      window.scrollTo(0, 0);
      return;
    }
    const show = () => target.scrollIntoView();
    show();
    target.focus({ preventScroll: true });

    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      for (const event of TAKING_OVER) window.removeEventListener(event, stop);
    };
    for (const event of TAKING_OVER) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [hash, key]);

  return null;
}
