import { useSyncExternalStore } from 'react';

let isUnderWay = typeof document === 'undefined';

/** Whether what is rendered now is, or must equal, what the server sends. */
export function isArriving(): boolean {
  return isUnderWay;
}

/** To be called when React begins to take over a finished page, and when it has. */
export function setArriving(value: boolean): void {
  isUnderWay = value;
}

const never = () => () => {};

/** False in what the server sends and while React takes it over, true from then on. */
export function useHasArrived(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
