import { REQUEST_TIMEOUT } from './timeout';

/** A file of the code that could not be fetched; a TypeError, as of `fetch`. */
export class MissingFileError extends TypeError {
  override readonly name = 'MissingFileError';

  constructor(
    href: string,
    /** Whether the server says so: after a deployment, an open tab may ask for a file of the one before. */
    readonly isGone: boolean,
    cause?: unknown,
  ) {
    super(`Failed to fetch ${href}`, { cause });
  }
}

/**
 * Fetches a file into the browser's cache, which keeps files of the code for good. Scripts are fetched like this before they are imported:
 * browsers such as Chromium 150 never again import a script that failed once, nor one that imports it.
 */
export async function fetchFile(href: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    const cached = await fetch(href, { signal });
    // Hosting says of a missing file too that it never changes; after a rollback it is there again.
    const response = cached.status === 404 ? await fetch(href, { signal, cache: 'reload' }) : cached;
    if (!response.ok) throw new MissingFileError(href, response.status === 404);
    await response.arrayBuffer();
  } catch (error) {
    throw error instanceof MissingFileError ? error : new MissingFileError(href, false, error);
  }
}
