/** Hears of a step through the history before the router does. */
export type LeaveGuard = (event: PopStateEvent) => void;

/** The guards that are up; the last one is of what lies on top. */
export const leaveGuards: LeaveGuard[] = [];

/**
 * Lets guards hear of steps through the history before the router does, which would follow a step and take the page away. To be
 * called once, before the router begins to listen: listeners of the window are called in the order of their coming.
 */
export function listenForGuards(): void {
  window.addEventListener('popstate', (event) => leaveGuards.at(-1)?.(event));
}
