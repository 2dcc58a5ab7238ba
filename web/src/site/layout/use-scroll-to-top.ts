import { unprefixedPath } from '@alnafitha/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On navigation, scrolls to the top and moves the focus there, for keyboards and screen readers. */
export function useScrollToTop(): void {
  const pathname = unprefixedPath(useLocation().pathname);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
