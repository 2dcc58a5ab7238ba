import { createContext, useContext, useSyncExternalStore } from 'react';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Whether pages are dark: as the visitor chose, else as the system prefers or the site begins. */
export interface ColorMode {
  isDark(): boolean;
  choose(mode: 'light' | 'dark'): void;
  subscribe(listener: () => void): () => void;
}

/** Kept under `key`; `fallback` stands until somebody chooses. The same rules are in index.html, for the first paint. */
export function createColorMode(key: string, fallback: 'light' | 'system'): ColorMode {
  const listeners = new Set<() => void>();
  // Where storage is forbidden, a choice holds as long as the page.
  let chosen: string | null = null;

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    isDark() {
      const mode = chosen ?? stored() ?? fallback;
      return mode === 'dark' || (mode === 'system' && matchMedia(SYSTEM_IS_DARK).matches);
    },
    choose(mode) {
      try {
        localStorage.setItem(key, mode);
      } catch (error) {
        chosen = mode;
        console.warn('The theme is not kept: storage is not available.', error);
      }
      tell();
    },
    subscribe(listener) {
      const system = matchMedia(SYSTEM_IS_DARK);
      listeners.add(listener);
      system.addEventListener('change', listener);
      // Another tab has chosen.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        system.removeEventListener('change', listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

export const ColorModeContext = createContext<ColorMode | null>(null);

export function useColorMode(): ColorMode {
  const value = useContext(ColorModeContext);
  if (!value) throw new Error('useColorMode must be used within a ColorModeContext');
  return value;
}

/** Light in what the server renders, which knows nobody's choice. */
export function useIsDark(mode: ColorMode): boolean {
  return useSyncExternalStore(mode.subscribe, mode.isDark, () => false);
}
