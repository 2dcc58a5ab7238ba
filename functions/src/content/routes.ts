import type { Endpoint, Multipart, UploadedFile } from '@alnafitha/contract';
import type { z } from 'zod';
import { type Route, route } from '../platform/route';
import type { Editor, EditorOf } from './editor';

interface EntryEndpoint<E> extends Endpoint {
  readonly params: z.ZodType<WithId>;
  readonly response: z.ZodType<unknown, E>;
}

interface FormEndpoint<B, E> extends Endpoint {
  readonly access: 'admin';
  readonly body: z.ZodType<B>;
  readonly multipart: Multipart;
  readonly response: z.ZodType<unknown, E>;
}

interface WithId {
  readonly id: string;
}

/** Reads and deletes an entry of a kind. */
export function entryRoutes<E>(
  endpoints: {
    readonly read: EntryEndpoint<E>;
    readonly remove: EntryEndpoint<WithId> & { readonly access: 'admin' };
  },
  entries: { read(id: string): Promise<E>; remove(id: string, editor: Editor): Promise<void> },
  editorOf: EditorOf,
): Route[] {
  return [
    route(endpoints.read, ({ params }) => entries.read(params.id)),
    route(endpoints.remove, async ({ params }, context) => {
      await entries.remove(params.id, editorOf(context));
      return { id: params.id };
    }),
  ];
}

/** Creates and updates an entry by a form, with uploaded images. */
export function formRoutes<N, C, E>(
  endpoints: {
    readonly create: FormEndpoint<N, E>;
    readonly update: FormEndpoint<C, E> & { readonly params: z.ZodType<WithId> };
  },
  entries: {
    create(body: N, editor: Editor, files: readonly UploadedFile[]): Promise<E>;
    update(id: string, body: C, editor: Editor, files: readonly UploadedFile[]): Promise<E>;
  },
  editorOf: EditorOf,
): Route[] {
  return [
    route(endpoints.create, ({ body, files }, context) =>
      entries.create(body, editorOf(context, { body, files }), files),
    ),
    route(endpoints.update, ({ params, body, files }, context) =>
      entries.update(params.id, body, editorOf(context, { body, files }), files),
    ),
  ];
}
