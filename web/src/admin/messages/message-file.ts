import type { MessageFile } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';
import { REQUEST_TIMEOUT } from '../../shared/api/timeout';
import { withReauthentication } from '../session/re-authentication';

/** Bytes in a millisecond of a slow connection, which gets more time for a large file. */
const SLOWEST = 50;

export function isPicture({ type }: Pick<MessageFile, 'type'>): boolean {
  return type !== 'application/pdf';
}

/** Fetches a file of a message. Throws the errors of `call`, or the signal's reason. */
export function fetchMessageFile(
  { url, name, type, bytes }: MessageFile,
  signal?: AbortSignal,
): Promise<File> {
  return withReauthentication(async () => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT + Math.ceil(bytes / SLOWEST));
    const response = await fetch(url, {
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return new File([await response.arrayBuffer()], name, { type });
  });
}
