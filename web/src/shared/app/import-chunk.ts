import { ChunkLoadError, fetchFile } from '../api/fetch-file';

const RELOADED_AT = 'reloaded-for-missing-chunk';

/** Loaded and loading files, by URL. */
const files = new Map<string, Promise<void>>();

/**
 * Replaces Vite's preload helper, which wraps every `import()` of the build (web/build/preload-helper.ts):
 * fetches the files that a chunk needs, then imports it. Throws ChunkLoadError; the same import can be
 * retried. Reloads the page when a file is gone.
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

function provide(href: string): Promise<void> {
  const known = files.get(href);
  if (known) return known;
  // The document has loaded the files that it links.
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

/**
 * At most once a minute, so that a file that is really missing causes no reload loop; never when a form would
 * lose what is typed.
 */
function mayReload(): boolean {
  if (isReloading) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > 60_000;
  } catch {
    // Without storage nothing would stop a reload loop.
    return false;
  }
}
