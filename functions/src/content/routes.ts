import type { Endpoint, Multipart, UploadedFile } from '@alnafitha/contract';
import type { z } from 'zod';
import type { Received } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { type Route, route } from '../platform/route';
import type { Editor, EditorOf } from './editor';

interface EntryEndpoint<E> extends Endpoint {
  readonly params: z.ZodType<WithId>;
  readonly response: z.ZodType<unknown, E>;
}

interface FormEndpoint<B, E> extends Endpoint {
  readonly access: 'content';
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
    readonly remove: EntryEndpoint<WithId> & { readonly access: 'content' };
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

/** Creates and updates an entry by a form; `receive` cleans what was sent, with the uploaded images. */
export function formRoutes<N, C, E>(
  endpoints: {
    readonly create: FormEndpoint<N, E>;
    readonly update: FormEndpoint<C, E> & { readonly params: z.ZodType<WithId> };
  },
  entries: {
    create(sent: N, editor: Editor, added: readonly NewMedia[]): Promise<E>;
    update(id: string, sent: C, editor: Editor, added: readonly NewMedia[]): Promise<E>;
  },
  receive: <B extends N | C>(body: B, files: readonly UploadedFile[], id: string) => Promise<Received<B>>,
  editorOf: EditorOf,
): Route[] {
  return [
    route(endpoints.create, async ({ body, files }, context) => {
      const editor = editorOf(context, { body, files });
      const { sent, added } = await receive(body, files, editor.form);
      return entries.create(sent, editor, added);
    }),
    route(endpoints.update, async ({ params: { id }, body, files }, context) => {
      const editor = editorOf(context, { body, files });
      const { sent, added } = await receive(body, files, id);
      return entries.update(id, sent, editor, added);
    }),
  ];
}
