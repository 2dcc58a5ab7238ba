import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape while something is open, wherever the focus is. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOpen]);
}
