import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCameFinished } from '../../../shared/ui/arrival';

/** What a visitor does who wants to be elsewhere on the page. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Begins the page at its top, or at the element that the address's anchor names: there it stays while what is above it
 * still loads, until the visitor takes over. A page that came finished stays where the browser began it, and where the visitor has
 * gone since.
 */
export function useBeginning(): void {
  const { hash, key } = useLocation();
  const hasBegun = useRef(useCameFinished());

  useEffect(() => {
    // Also when it is loaded again, which first-paint.ts sees to before any code has come.
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
}
