import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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

/**
 * How many entries of a long list to draw: a page that the visitor goes on to shows the first ones, and the rest right behind them. All at
 * once where the server sent them, and where the page is to stand at a place further down: after a step back, or at an anchor.
 */
export function useDrawnFirst(first: number): number {
  const cameFinished = useCameFinished();
  const { hash } = useLocation();
  const isFromTop = useNavigationType() === 'PUSH' && !hash;
  return useDeferredValue(Number.POSITIVE_INFINITY, isFromTop && !cameFinished ? first : undefined);
}
