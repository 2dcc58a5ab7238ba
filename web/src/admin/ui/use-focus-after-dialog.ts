import { type RefObject, useEffect, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';

/** The heading of the page that the panel shows, as its layout hands it to the page. */
export type PageHeading = RefObject<HTMLHeadingElement | null>;

/**
 * Keeps the focus in the page when the dialogs of a list have closed. A dialog gives it back to what opened it; where that is gone,
 * the page's heading takes it. What this returns is called before the closing, when something was deleted: its row may still stand.
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
    // The heading stays in sight above the list, which stays where it was scrolled to.
    if (isDeleted.current || isLost) heading.current?.focus({ preventScroll: true });
    isDeleted.current = false;
  }, [isDialogOpen, heading]);

  return () => {
    isDeleted.current = true;
  };
}
