export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Storage of a choice; `fallback` applies without one. */
export interface ColorModeKey {
  readonly key: string;
  readonly fallback: 'light' | 'system';
}

/** Whether pages are dark: by the visitor's choice, else by the fallback. */
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
