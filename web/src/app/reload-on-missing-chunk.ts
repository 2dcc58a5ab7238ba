const RELOADED_AT = 'reloaded-for-missing-chunk';

/**
 * After a deploy, an open tab may ask for a file that is gone: the page is loaded anew, at most once a minute, so
 * that a file that is really missing does not end in a loop.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > 60_000;
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}
