export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Whether pages are dark: by the choice, which is stored under the key, else by the device. */
export function isDarkBy(key: string, chosen?: string): boolean {
  const mode = chosen ?? readStored(key) ?? 'system';
  return mode === 'dark' || (mode === 'system' && matchMedia(SYSTEM_IS_DARK).matches);
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
