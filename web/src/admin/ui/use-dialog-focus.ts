import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';

/** Focuses a dialog's first control. `autoFocus` is too early over a dialog or menu that restores focus. */
export function useFocusOnOpen(focus: () => void): void {
  const move = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => move());
    return () => cancelAnimationFrame(frame);
  }, []);
}

export type PageHeading = RefObject<HTMLHeadingElement | null>;

/**
 * Returns the focus to the opener of a closed dialog or, if that is gone, to the page's heading. Call the
 * returned function before closing after a deletion, since the row may still exist.
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
