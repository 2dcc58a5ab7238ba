import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sends and while React takes it over, true from then on. */
export function useHasArrived(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

let isFirstPageFinished = typeof document === 'undefined';

/** To be told when React takes over a page that came finished, and when the visitor goes on from there. */
export function setFirstPageFinished(value: boolean): void {
  isFirstPageFinished = value;
}

/**
 * Whether the server sent the component with the page, or is about to. Not by `useHasArrived`: a change of it would draw anew what
 * stands there finished and waits for its code.
 */
export function useCameFinished(): boolean {
  const [cameFinished] = useState(isFirstPageFinished);
  return cameFinished;
}
