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
  /** Present where the body comes as a form with files; JSON otherwise. */
  readonly multipart?: Multipart;
  readonly reply: z.ZodType;
}

/** How the fields of a body and its files are laid out in a `multipart/form-data` request. */
export interface Multipart {
  /** The name of the parts that are files. */
  readonly file: string;
  /** The most files that one request carries. */
  readonly maxFiles: number;
  /** Fields whose part holds JSON; the parts of all others hold their text. */
  readonly json?: readonly string[];
  /** One part with all fields of the body as a JSON object, except those that have a part of their own. */
  readonly envelope?: { readonly name: string; readonly beside: readonly string[] };
}

/** A file as it was sent: nothing about it is checked. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Declares one call of the API; path, access and shapes are written here and nowhere else. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part = 'params' | 'query' | 'body';
type PartInput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;
type PartOutput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;

/** What a client passes to call the endpoint. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;

/** What a handler of the endpoint receives, parsed. */
export type EndpointRequest<E extends Endpoint> = PartOutput<E, 'params'> &
  PartOutput<E, 'query'> &
  PartOutput<E, 'body'> &
  (E extends { multipart: Multipart } ? { readonly files: readonly UploadedFile[] } : unknown);

/** What a handler may return; `reply` parses it on the way out. */
export type EndpointResult<E extends Endpoint> = z.input<E['reply']>;

/** What the client receives. */
export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;
