import type { Endpoint, EndpointInput, EndpointResponse, Multipart } from '@alnafitha/contract';
import { call, urlOf } from '../../shared/api/call';
import { type SendFormOptions, sendForm } from '../../shared/api/send-form';
import { withReauthentication } from './re-authentication';

type FormEndpoint = Endpoint & { readonly multipart: Multipart };

export interface SubmitOptions extends SendFormOptions {
  files?: readonly File[];
}

/** `call` for a multipart form. Throws as `sendForm` does. */
export async function submit<E extends FormEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: SubmitOptions = {},
): Promise<EndpointResponse<E>> {
  const { params, body } = input as { params?: Record<string, string>; body?: Record<string, unknown> };
  const form = formOf(endpoint.multipart, body ?? {}, options.files ?? []);
  const text = await sendForm(
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
