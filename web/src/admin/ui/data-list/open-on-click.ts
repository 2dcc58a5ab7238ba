import type { MouseEvent } from 'react';

/** Interactive elements. */
const INTERACTIVE = 'a, button, input, label, [role="combobox"], td:has(input)';

/**
 * Opens a row or card on a click anywhere, besides the link in it. Interactive elements keep their own clicks, and text can be
 * selected.
 */
export function openOnClick(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // React bubbles clicks of a portalled menu.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(INTERACTIVE) || getSelection()?.type === 'Range') return;
    open();
  };
}
