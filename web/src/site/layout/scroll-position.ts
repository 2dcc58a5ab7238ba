import { unprefixedPath } from '@alnafitha/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePageLocation } from '../ui/page-location';
import { useHydrated } from '../ui/use-hydrated';

/** Events with which a visitor scrolls. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the top or the URL's hash after a link, and to the visitor's position after Back and Forward;
 * keeps it while content above loads, until the visitor scrolls. After a reload the browser restores the
 * position, but the home page starts at its top. A component, so that the end of hydration renders nothing
 * else again, which would discard the server-rendered sections.
 */
export function ScrollPosition() {
  const { location, navigationType } = usePageLocation();
  const { hash, key } = location;
  const pathname = unprefixedPath(location.pathname);
  const isHome = pathname === '/';
  /** Positions by history entry, since the document was loaded. */
  const [positions] = useState(() => new Map<string, number>());
  const previous = useRef(useHydrated() && isHome ? undefined : pathname);

  useEffect(() => {
    // On Back, browsers would scroll the previous page, which is shown until the next one is loaded.
    history.scrollRestoration = 'manual';
    const leave = () => {
      if (!isHome) history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [isHome]);

  // A view transition measures the new page after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor can be requested again.
  useLayoutEffect(() => {
    const isFirst = previous.current === undefined;
    const isOther = previous.current !== pathname;
    previous.current = pathname;
    // The browser's entries, such as that of an anchor in the page, share one key.
    const entry = key + hash;
    const stored = navigationType === 'POP' ? positions.get(entry) : undefined;
    const target = stored === undefined ? document.getElementById(hash.slice(1)) : null;
    if (isOther && !isFirst) document.getElementById('main')?.focus({ preventScroll: true });

    const ended = new AbortController();
    const { signal } = ended;
    const record = () => positions.set(entry, window.scrollY);
    const recordFromNow = () => addEventListener('scroll', record, { passive: true, signal });
    if (stored === undefined && !isOther && !(isHome && navigationType === 'PUSH')) {
      // The same page with another filter, in the other language, or hydrated.
      record();
      recordFromNow();
    } else if (stored === undefined && !target) {
      window.scrollTo(0, 0);
      recordFromNow();
    } else {
      target?.focus({ preventScroll: true });
      const show = () => (target ? target.scrollIntoView() : window.scrollTo(0, stored ?? 0));
      show();
      const observer = new ResizeObserver(show);
      observer.observe(document.body);
      const stop = () => {
        observer.disconnect();
        recordFromNow();
      };
      for (const event of USER_SCROLL_EVENTS)
        addEventListener(event, stop, { once: true, passive: true, signal });
      signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => ended.abort();
  }, [hash, key]);

  return null;
}
