import type { Window } from 'happy-dom';

const { device } = (window as unknown as Window).happyDOM.settings;

/** Opens and closes MUI's dialogs and menus at once, until the end of the test. */
export function reduceMotion(): void {
  device.prefersReducedMotion = 'reduce';
}

export function restoreMotion(): void {
  device.prefersReducedMotion = 'no-preference';
}
