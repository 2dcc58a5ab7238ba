import { useEffect, useEffectEvent } from 'react';

/**
 * Moves the focus to where work begins in a dialog that has just opened. `autoFocus` comes too early for one that opens over
 * another, or from a menu: these take the focus back once more before they let it go.
 */
export function useFocusOnOpen(focus: () => void): void {
  const move = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => move());
    return () => cancelAnimationFrame(frame);
  }, []);
}
