import type { Endpoint, EndpointInput, EndpointResponse, Multipart } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';
import { call, urlOf } from '../../shared/api/call';
import { timeoutError, UPLOAD_TIMEOUT } from '../../shared/api/timeout';
import { withReauthentication } from './re-authentication';

type FormEndpoint = Endpoint & { readonly multipart: Multipart };

export interface SubmitOptions {
  files?: readonly File[];
  headers?: Readonly<Record<string, string>>;
  /** Receives the share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * `call` for a multipart form. Throws ApiError for an error status, TypeError without a response, a
 * DOMException named TimeoutError when the transfer stalls, and the signal's reason when it is aborted.
 */
export async function submit<E extends FormEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: SubmitOptions = {},
): Promise<EndpointResponse<E>> {
  const { params, body } = input as { params?: Record<string, string>; body?: Record<string, unknown> };
  const form = formOf(endpoint.multipart, body ?? {}, options.files ?? []);
  const text = await send(
    endpoint.method,
    urlOf(endpoint.path, { ...(params && { params }) }),
    form,
    options,
  );
  return JSON.parse(text);
}

/** The multipart body of an endpoint, without undefined values. */
export function formOf(
  { file, jsonFields: json = [], jsonPart }: Multipart,
  body: Readonly<Record<string, unknown>>,
  files: readonly File[],
): FormData {
  const form = new FormData();
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  const hasOwnPart = ([name]: [string, unknown]) => !jsonPart || jsonPart.separateFields.includes(name);
  for (const [name, value] of fields.filter(hasOwnPart)) {
    form.append(name, json.includes(name) ? JSON.stringify(value) : String(value));
  }
  if (jsonPart) {
    const inJsonPart = fields.filter((field) => !hasOwnPart(field));
    form.append(jsonPart.name, JSON.stringify(Object.fromEntries(inJsonPart)));
  }
  for (const upload of files) form.append(file, upload, upload.name);
  return form;
}

/** Uses XMLHttpRequest, because `fetch` has no upload progress. */
function send(method: string, url: string, form: FormData, options: SubmitOptions): Promise<string> {
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
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(signal?.reason);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    restartTimer();
    request.send(form);
  });
}

/** `call` with re-authentication when the session has ended. */
export function callAsAdmin<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Parameters<typeof call>[2],
): Promise<EndpointResponse<E>> {
  return withReauthentication(() => call(endpoint, input, options));
}

/** `submit` with re-authentication when the session has ended. */
export function submitAsAdmin<E extends FormEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Parameters<typeof submit>[2],
): Promise<EndpointResponse<E>> {
  return withReauthentication(() => submit(endpoint, input, options));
}
