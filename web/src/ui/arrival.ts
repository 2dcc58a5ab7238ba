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

/** Whether the server sent the component with the page, or is about to; it stays so. */
export function useCameFinished(): boolean {
  const hasArrived = useHasArrived();
  const [cameFinished] = useState(!hasArrived);
  return cameFinished;
}
