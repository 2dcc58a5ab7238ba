import type { MouseEvent } from 'react';

/** What does something of its own when it is clicked. */
const INTERACTIVE = 'a, button, input, label, [role="combobox"], td:has(input)';

/**
 * For a row or card that a click anywhere opens, besides the link in it. What is in it keeps its own clicks, and its text can be
 * selected.
 */
export function openOnClick(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // React hands on the clicks of a menu that a part has opened, though it lies elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(INTERACTIVE) || getSelection()?.type === 'Range') return;
    open();
  };
}
