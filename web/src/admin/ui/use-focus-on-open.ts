import { useEffect, useEffectEvent } from 'react';

/**
 * Focuses the first control of a dialog that has just opened. `autoFocus` is too early for a dialog that opens over
 * another, or from a menu: these restore the focus once before they release it.
 */
export function useFocusOnOpen(focus: () => void): void {
  const move = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => move());
    return () => cancelAnimationFrame(frame);
  }, []);
}
