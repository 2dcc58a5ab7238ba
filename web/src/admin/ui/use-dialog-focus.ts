import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';

/**
 * Focuses the first control of a dialog that has just opened. `autoFocus` is too early for a dialog that
 * opens over another, or from a menu: these restore the focus once before they release it.
 */
export function useFocusOnOpen(focus: () => void): void {
  const move = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => move());
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** The page's heading, provided by the layout. */
export type PageHeading = RefObject<HTMLHeadingElement | null>;

/**
 * Keeps the focus in the page after a list's dialog closes. A dialog returns the focus to its opener; if that
 * is gone, the page's heading receives it. Call the returned function before closing after a deletion, since
 * the row may still exist.
 */
export function useFocusAfterDialog(isDialogOpen: boolean): () => void {
  const heading = useOutletContext<PageHeading>();
  const wasOpen = useRef(false);
  const isDeleted = useRef(false);

  useEffect(() => {
    const hasClosed = wasOpen.current && !isDialogOpen;
    wasOpen.current = isDialogOpen;
    if (!hasClosed) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // The heading is sticky, so the scroll position stays.
    if (isDeleted.current || isLost) heading.current?.focus({ preventScroll: true });
    isDeleted.current = false;
  }, [isDialogOpen, heading]);

  return () => {
    isDeleted.current = true;
  };
}
