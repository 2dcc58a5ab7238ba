import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

export interface Endpoint {
  readonly method: Method;
  /** Express notation: `/api/things/:id`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Present if the body is `multipart/form-data` with files; JSON otherwise. */
  readonly multipart?: Multipart;
  readonly response: z.ZodType;
}

/** The layout of a body's fields and files in a `multipart/form-data` request. */
export interface Multipart {
  /** The name of the file parts. */
  readonly file: string;
  /** Maximum number of files in one request. */
  readonly maxFiles: number;
  /** Fields that are encoded as JSON; all others are plain text. */
  readonly jsonFields?: readonly string[];
  /** One part with all fields of the body as a JSON object, except `separateFields`, which have parts of their own. */
  readonly jsonPart?: { readonly name: string; readonly separateFields: readonly string[] };
}

/** A file as received: nothing about it is validated. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Declares one endpoint of the API; method, access and schemas are defined here and nowhere else. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part = 'params' | 'query' | 'body';
type PartInput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;
type PartOutput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;

/** The input of a client's call. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;

/** The parsed input that a handler receives. */
export type EndpointRequest<E extends Endpoint> = PartOutput<E, 'params'> &
  PartOutput<E, 'query'> &
  PartOutput<E, 'body'> &
  (E extends { multipart: Multipart } ? { readonly files: readonly UploadedFile[] } : unknown);

/** The return value of a handler, before `response` parses it. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;

/** The parsed response body that a client receives. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;
