/** Colours are variables that follow an attribute of the document. */
export function showColors(isDark: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute('data-dark', isDark);
  root.toggleAttribute('data-light', !isDark);
}
