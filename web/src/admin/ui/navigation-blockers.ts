/** Handles a history navigation before the router does. */
type NavigationBlocker = (event: PopStateEvent) => void;

/** The active blockers; the last one belongs to the topmost component. */
export const navigationBlockers: NavigationBlocker[] = [];

/**
 * Calls the topmost blocker on history navigation, before the router would follow it and unmount the page. Call once, before the router adds
 * its listener: listeners of the window run in the order of their registration.
 */
export function listenForHistoryNavigation(): void {
  window.addEventListener('popstate', (event) => navigationBlockers.at(-1)?.(event));
}
