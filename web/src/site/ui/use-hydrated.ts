import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const noSubscription = () => () => {};

/** False in server rendering and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

let isServerRendered = typeof document === 'undefined';

/** Call with true before a server-rendered page is hydrated, and with false when the visitor navigates away from it. */
export function setServerRendered(value: boolean): void {
  isServerRendered = value;
}

/**
 * Whether the component is server-rendered. Does not use `useHydrated`, whose change would re-render server-rendered sections that are not
 * hydrated yet.
 */
export function useWasServerRendered(): boolean {
  const [wasServerRendered] = useState(isServerRendered);
  return wasServerRendered;
}

/**
 * How many entries of a long list to render: after a navigation first the given number, then the rest in a deferred render. All at once when
 * server-rendered, after history navigation and at an anchor, where the page is scrolled.
 */
export function useInitialRenderCount(first: number): number {
  const wasServerRendered = useWasServerRendered();
  const { hash } = useLocation();
  const isFromTop = useNavigationType() === 'PUSH' && !hash;
  return useDeferredValue(Number.POSITIVE_INFINITY, isFromTop && !wasServerRendered ? first : undefined);
}
