import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ColorMode } from './color-mode';

export const ColorModeContext = createContext<ColorMode | null>(null);

export function useColorMode(): ColorMode {
  const value = useContext(ColorModeContext);
  if (!value) throw new Error('No ColorModeContext');
  return value;
}

/** Light on the server, which does not know the visitor's choice. */
export function useIsDark(mode: ColorMode): boolean {
  return useSyncExternalStore(mode.subscribe, mode.isDark, () => false);
}
