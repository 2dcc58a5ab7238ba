import { ApiError, FileChangedError } from './api-error';
import { timeoutError, UPLOAD_TIMEOUT } from './timeout';

export interface SendFormOptions {
  headers?: Readonly<Record<string, string>>;
  /** Receives the share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a multipart form with cookies, and returns the body of the response. Uses XMLHttpRequest, because `fetch` has no
 * upload progress. Throws ApiError for an error status, TypeError without a response, FileChangedError for a file that
 * has changed, a DOMException named TimeoutError when the transfer stalls, and the signal's reason when it is aborted.
 */
export function sendForm(
  method: string,
  url: string,
  form: FormData,
  options: SendFormOptions,
): Promise<string> {
  const { headers = {}, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.withCredentials = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(timeoutError());
        request.abort();
      }, UPLOAD_TIMEOUT);
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onprogress = restartTimer;
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText, statusText));
    };
    request.onerror = () => {
      const files = [...form.values()].filter((value) => typeof value !== 'string');
      Promise.all(files.map(assertReadable)).then(() => reject(new TypeError('no answer')), reject);
    };
    request.onabort = () => reject(signal?.reason);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    restartTimer();
    request.send(form);
  });
}

/** A file on a disk may change after it was chosen; requests with it then fail as without a network. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new FileChangedError('The file cannot be read any more', { cause: error });
  }
}
