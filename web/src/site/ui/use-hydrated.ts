import { useState, useSyncExternalStore } from 'react';

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
