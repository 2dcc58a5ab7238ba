import { ChunkLoadError, fetchFile } from '../api/fetch-file';

const RELOADED_AT = 'reloaded-for-missing-chunk';

/** Loaded and loading files, by URL. */
const files = new Map<string, Promise<unknown>>();

/**
 * Replaces Vite's preload helper (web/build/preload-helper.ts): fetches the files of a chunk, then imports
 * it. Throws ChunkLoadError, after which a retry can succeed. Reloads the page when a file is gone.
 */
export async function importChunk<M>(load: () => Promise<M>, needed: readonly string[] = []): Promise<M> {
  try {
    await Promise.all(needed.map((file) => provide(`/${file}`)));
  } catch (error) {
    if (!(error instanceof ChunkLoadError && error.isGone && mayReload())) throw error;
    isReloading = true;
    location.reload();
    return new Promise(() => {});
  }
  return load();
}

function provide(href: string): Promise<unknown> {
  const known = files.get(href);
  if (known) return known;
  // The document has loaded its linked files.
  const isLinked = document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null;
  const file = isLinked ? Promise.resolve() : href.endsWith('.css') ? applyStyles(href) : fetchFile(href);
  files.set(href, file);
  file.catch(() => files.delete(href));
  return file;
}

async function applyStyles(href: string): Promise<void> {
  await fetchFile(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const applied = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new ChunkLoadError(href, false));
    };
  });
  document.head.append(link);
  await applied;
}

let isReloading = false;

/** At most once a minute, against reload loops, and never while a form would lose input. */
function mayReload(): boolean {
  if (isReloading) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > 60_000;
  } catch {
    // Without storage, nothing would stop a reload loop.
    return false;
  }
}
