import { STORAGE_KEYS } from '@alnafitha/contract';
import { isDarkBy, SYSTEM_IS_DARK } from '../../shared/ui/stored-color-mode';

export interface ColorMode {
  isDark(): boolean;
  choose(mode: 'light' | 'dark'): void;
  subscribe(listener: () => void): () => void;
}

export function createColorMode(): ColorMode {
  const listeners = new Set<() => void>();
  // Without storage, a choice lasts as long as the page.
  let chosen: string | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    isDark: () => isDarkBy(STORAGE_KEYS.theme, chosen),
    choose(mode) {
      try {
        localStorage.setItem(STORAGE_KEYS.theme, mode);
      } catch (error) {
        chosen = mode;
        console.warn('The theme is not stored: storage is not available.', error);
      }
      notify();
    },
    subscribe(listener) {
      const system = matchMedia(SYSTEM_IS_DARK);
      listeners.add(listener);
      system.addEventListener('change', listener);
      // Another tab may change the stored choice.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        system.removeEventListener('change', listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
