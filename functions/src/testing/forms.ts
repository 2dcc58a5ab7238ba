import { type Endpoint, ERROR_MESSAGES, type ErrorResponse, SESSION_COOKIE } from '@alnafitha/contract';
import { urlOf } from './endpoints';
import { type TestResponse, toTestResponse } from './server';

export interface FormFile {
  /** The name of the part. */
  readonly field: string;
  /** The file name; `''` like an empty file input. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The content type. */
  readonly type?: string;
}

/** Sends a form like the site's own pages. Values other than strings are sent as JSON. */
export async function sendForm(
  suite: { readonly origin: string },
  method: string,
  path: string,
  fields: object,
  files: readonly FormFile[] = [],
  cookie?: string,
  more: Record<string, string> = {},
): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const { field, name, bytes, type } of files) {
    form.append(field, new File([bytes], name, { type: type ?? 'image/png' }));
  }
  const headers = { Origin: suite.origin, ...(cookie && { Cookie: `${SESSION_COOKIE}=${cookie}` }), ...more };
  return toTestResponse(await fetch(suite.origin + path, { method, headers, body: form }));
}

/** Sends fields, and a file under any name, in the form that the endpoint expects. */
export function sendFormTo(
  suite: { readonly origin: string },
  endpoint: Endpoint,
  body: object,
  { id, file, cookie }: { id?: string; file?: Omit<FormFile, 'field'>; cookie: string },
): Promise<TestResponse> {
  const { method, multipart } = endpoint;
  const fields = multipart?.jsonPart ? { [multipart.jsonPart.name]: body } : body;
  const files = file ? [{ ...file, field: multipart?.file ?? '' }] : [];
  return sendForm(suite, method, urlOf(endpoint, id), fields, files, cookie);
}

/** The response to a form with one invalid field. */
export function fieldError(path: string, message: string): ErrorResponse {
  return { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] };
}
