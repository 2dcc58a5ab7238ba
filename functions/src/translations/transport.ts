import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { Translate } from '@google-cloud/translate/build/src/v2/index.js';
import { z } from 'zod';
import { AppError, codeOf, unavailable } from '../platform/errors';

/** https://cloud.google.com/translate/docs/reference/rest/v2/translate */
const ApiResponse = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});
const ApiError = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) });

/** Cloud Translation rejected the request or was not reached. */
export class NotBilled extends AppError {
  constructor(reason: string) {
    super(503, ERROR_MESSAGES.unavailable, undefined, reason);
  }
}

interface TransportOptions {
  readonly url: string;
  readonly authorise: () => Promise<Headers>;
  readonly timeout: number;
}

/** Sends once. The client ignores `autoRetry: false` (9.4.2) and retries, and each request may be billed. */
export function createTransport({ url, authorise, timeout }: TransportOptions): Translate['request'] {
  const send = async (json: unknown): Promise<z.infer<typeof ApiResponse>> => {
    const headers = await authorise().catch((error: unknown) => Promise.reject(toFailure(error, false)));
    headers.set('Content-Type', 'application/json');
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(json), signal });
    // An error response may be an HTML page, which must not be logged.
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok)
      throw new NotBilled(`Cloud Translation responded with ${response.status} ${reasonOf(body)}`);
    const parsed = ApiResponse.safeParse(body);
    if (!parsed.success) throw unavailable('unexpected response from Cloud Translation');
    return parsed.data;
  };
  return ({ json }, callback) => {
    send(json).then(
      (parsed) => callback(null, parsed),
      (error: unknown) => callback(toFailure(error)),
    );
  };
}

/** Returns a reason such as `dailyLimitExceeded`. */
function reasonOf(body: unknown): string {
  return ApiError.safeParse(body).data?.error.errors[0]?.reason ?? 'without a reason';
}

/** These errors come before a connection: nothing was sent. */
const UNCONNECTED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function toFailure(error: unknown, isSent = true): Error {
  if (!(error instanceof Error)) return unavailable('no response from Cloud Translation');
  if ('status' in error && error.status === 503) return error;
  const code = codeOf(error.cause);
  const reason = `Cloud Translation: ${code ?? error.message}`;
  return isSent && !UNCONNECTED.has(code) ? unavailable(reason) : new NotBilled(reason);
}
