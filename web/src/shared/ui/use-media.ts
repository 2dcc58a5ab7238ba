import { useSyncExternalStore } from 'react';

/** Whether a condition such as `(min-width:768px)` holds; the server does not know, and takes it that it does not. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(condition);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
