import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import {
  type Location,
  type NavigationType,
  UNSAFE_LocationContext as RouterLocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { hydrateAll } from './lazy-hydration';

interface PageLocation {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

const ShownContext = createContext<PageLocation | null>(null);
const CurrentContext = createContext<PageLocation | null>(null);
const PendingContext = createContext(false);

/**
 * Shows a page until the next one can render; until then, the router's hooks and links have the shown location too:
 * a change would render all links before the press is painted. Expects a router with synchronous updates.
 */
export function PageLocationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const current = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const shownLocation = useDeferredValue(current);

  const first = useRef(current);
  useLayoutEffect(() => {
    if (current === first.current) return;
    hydrateAll();
  }, [current]);

  return (
    <PendingContext value={shownLocation !== current}>
      <CurrentContext value={current}>
        <ShownContext value={shownLocation}>
          <RouterLocationContext value={shownLocation}>{children}</RouterLocationContext>
        </ShownContext>
      </CurrentContext>
    </PendingContext>
  );
}

/** The location of the shown page, and how the visitor came to it. */
export function usePageLocation(): PageLocation {
  return pageLocationIn(useContext(ShownContext));
}

/** The location in the address bar. */
export function useCurrentLocation(): PageLocation {
  return pageLocationIn(useContext(CurrentContext));
}

function pageLocationIn(location: PageLocation | null): PageLocation {
  if (!location) throw new Error('No PageLocationProvider');
  return location;
}

/** Whether the next page is loading. */
export function useIsPending(): boolean {
  return useContext(PendingContext);
}
