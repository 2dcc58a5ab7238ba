import { REQUEST_TIMEOUT } from './timeout';

/** A script, style sheet or dictionary that could not be fetched; a TypeError, like that of `fetch`. */
export class ChunkLoadError extends TypeError {
  override readonly name = 'ChunkLoadError';

  constructor(
    href: string,
    /** Whether the server sent 404: an open tab may request a file of a previous deployment. */
    readonly isGone: boolean,
    cause?: unknown,
  ) {
    super(`Failed to fetch ${href}`, { cause });
  }
}

/**
 * Returns the text of a file of the build. A script is fetched into the browser's cache before it is imported:
 * browsers such as Chromium 150 never retry a script whose import failed once, nor one that imports it.
 */
export async function fetchFile(href: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    const cached = await fetch(href, { signal });
    // Hosting marks a 404 as immutable too, but a rollback can restore the file.
    const response = cached.status === 404 ? await fetch(href, { signal, cache: 'reload' }) : cached;
    if (!response.ok) throw new ChunkLoadError(href, response.status === 404);
    return await response.text();
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(href, false, error);
  }
}
