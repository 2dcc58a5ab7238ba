import { STORAGE_KEYS } from '@alnafitha/contract';
import type { ColorModeKey } from '../../shared/ui/color-mode';

/** The panel remembers a theme of its own. */
export const COLOR_MODE_KEYS = {
  site: { key: STORAGE_KEYS.theme, fallback: 'system' },
  admin: { key: STORAGE_KEYS.adminTheme, fallback: 'light' },
} as const satisfies Record<string, ColorModeKey>;

/** Colours are variables that follow an attribute of the document. */
export function showColors(isDark: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute('data-dark', isDark);
  root.toggleAttribute('data-light', !isDark);
}
