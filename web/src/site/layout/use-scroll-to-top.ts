import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Begins every page at its top, and moves the focus there so that a keyboard or screen reader does as well. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
