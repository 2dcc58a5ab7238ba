import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hydrateAll } from './lazy-hydration';

interface PageLocation {
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

const ShownContext = createContext<PageLocation | null>(null);
const PendingContext = createContext(false);

/** Shows a page until the next one can render. Expects a router with synchronous updates. */
export function PageLocationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const current = useMemo(() => ({ location, type }), [location, type]);
  const shownLocation = useDeferredValue(current);

  const first = useRef(current);
  useLayoutEffect(() => {
    if (current === first.current) return;
    hydrateAll();
  }, [current]);

  return (
    <PendingContext value={shownLocation !== current}>
      <ShownContext value={shownLocation}>{children}</ShownContext>
    </PendingContext>
  );
}

/** The location of the shown page, and how the visitor came to it. */
export function usePageLocation(): PageLocation {
  const pageLocation = useContext(ShownContext);
  if (!pageLocation) throw new Error('usePageLocation must be used within a PageLocationProvider');
  return pageLocation;
}

/** Whether the next page is loading. */
export function useIsPending(): boolean {
  return useContext(PendingContext);
}
