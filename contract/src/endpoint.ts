import type { z } from 'zod';
import type { Access } from './access';
import type { PanelEventKind } from './sessions/events';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Whether it takes a session of the panel. */
export function isOfPanel({ access }: Pick<Endpoint, 'access'>): boolean {
  return access !== 'public' && access !== 'user';
}

export interface Endpoint {
  readonly method: Method;
  /** Express notation: `/api/things/:id`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is `multipart/form-data` with files; JSON if this is absent. */
  readonly multipart?: Multipart;
  /** An administrator's session may use it before its account has what is required, see `AdminSession`. */
  readonly beforeRequired?: true;
  /** Its success is an event of the page of all activity; `area` is by default the parameter `kind`. */
  readonly event?: {
    readonly kind: PanelEventKind;
    readonly area?: string;
    /** Of a request that continues another, there is none. */
    readonly isContinued?: (query: object) => boolean;
  };
  /** The handler returns `FileContent`, which is sent as a file instead of JSON. */
  readonly isFile?: true;
  readonly response: z.ZodType;
}

export interface Multipart {
  readonly file: string;
  readonly maxFiles: number;
  /** The limit of each file; by default that of an image. */
  readonly maxFileBytes?: number;
  /** Fields that are encoded as JSON; the others are plain text. */
  readonly jsonFields?: readonly string[];
  /** The part that holds the body as a JSON object, except `separateFields`, which are separate parts. */
  readonly jsonPart?: { readonly name: string; readonly separateFields: readonly string[] };
}

/** A request as received, not validated. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FileContent {
  readonly name: string;
  /** The content type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part = 'params' | 'query' | 'body';
type PartInput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;
type PartOutput<E, K extends Part> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;

export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;

/** What a handler receives, parsed. */
export type EndpointRequest<E extends Endpoint> = PartOutput<E, 'params'> &
  PartOutput<E, 'query'> &
  PartOutput<E, 'body'> &
  (E extends { multipart: Multipart } ? { readonly files: readonly UploadedFile[] } : unknown);

/** What a handler returns, before `response` parses it. */
export type EndpointResult<E extends Endpoint> = z.input<E['response']>;

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;
