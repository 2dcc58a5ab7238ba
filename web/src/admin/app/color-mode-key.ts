import { STORAGE_KEYS } from '@alnafitha/contract';
import type { ColorModeKey } from '../../shared/ui/stored-color-mode';

/** The panel stores its theme separately from the site's. */
export const COLOR_MODE_KEY = {
  key: STORAGE_KEYS.adminTheme,
  fallback: 'light',
} as const satisfies ColorModeKey;
