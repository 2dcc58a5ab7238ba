const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Whether pages are dark: as the visitor chose, else as the system prefers or the site begins. */
export interface ColorMode {
  isDark(): boolean;
  choose(mode: 'light' | 'dark'): void;
  subscribe(listener: () => void): () => void;
}

/** Where a choice is kept; `fallback` stands until there is one. */
export interface ColorModeKey {
  readonly key: string;
  readonly fallback: 'light' | 'system';
}

/** By what is stored, or, where storage is forbidden, by what was `chosen` on this page. */
export function isDarkBy({ key, fallback }: ColorModeKey, chosen?: string): boolean {
  const mode = chosen ?? readStored(key) ?? fallback;
  return mode === 'dark' || (mode === 'system' && matchMedia(SYSTEM_IS_DARK).matches);
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function createColorMode(place: ColorModeKey): ColorMode {
  const listeners = new Set<() => void>();
  // Where storage is forbidden, a choice holds as long as the page.
  let chosen: string | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    isDark: () => isDarkBy(place, chosen),
    choose(mode) {
      try {
        localStorage.setItem(place.key, mode);
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
