import type { UploadedFile } from '@alnafitha/contract';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Find } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import type { Identified } from '../platform/documents';
import type { ContentSchema } from './collection';
import type { Editor } from './editor';
import { createEntries, type EditedKind, type EntryDependencies } from './entries';

interface NewBody {
  readonly copyOf?: string | undefined;
}

interface ChangedBody {
  readonly version?: string | undefined;
  readonly revision?: string | undefined;
}

/** Administrators send new documents of the kind, and changes, with uploaded images. */
interface FormKind<S extends ContentSchema, F extends object, N extends NewBody, C extends ChangedBody>
  extends EditedKind<S, F> {
  receive(files: readonly UploadedFile[], body: N | C): Promise<readonly NewMedia[]>;
  /** Returns the fields with the images that the form has chosen. */
  choose(
    body: N | C,
    added: readonly NewMedia[],
    current: Identified<S> | undefined,
    find: Find,
  ): Promise<DocumentData>;
  /** Cleans what was sent, before the transaction. */
  prepare?<B extends N | C>(body: B, id: string): Promise<B>;
  /** Returns the fields that are not stored as they were sent. */
  convert?(body: N | C, editor: Editor, current: Identified<S> | undefined): DocumentData;
}

/** The schema of the kind drops what was sent about the save itself. */
export function createForm<
  S extends ContentSchema,
  F extends object,
  N extends NewBody,
  C extends ChangedBody,
>(kind: FormKind<S, F, N, C>, dependencies: EntryDependencies) {
  const entries = createEntries(kind, dependencies);

  async function receive<B extends N | C>(sent: B, id: string, files: readonly UploadedFile[]) {
    const body = kind.prepare ? await kind.prepare(sent, id) : sent;
    return { body, added: await kind.receive(files, body) };
  }

  return {
    ...entries,

    async create(sent: N, editor: Editor, files: readonly UploadedFile[]) {
      const { body, added } = await receive(sent, editor.form, files);
      const compose = async (find: Find) => ({
        ...body,
        ...(await kind.choose(body, added, undefined, find)),
        ...kind.convert?.(body, editor, undefined),
        createdAt: editor.at,
      });
      return entries.create(editor, compose, added, body.copyOf);
    },

    /** Throws 400 for a deleted image. */
    async update(id: string, sent: C, editor: Editor, files: readonly UploadedFile[]) {
      const { body, added } = await receive(sent, id, files);
      const compose = async (current: Identified<S>, find: Find) => ({
        ...current,
        ...body,
        ...(await kind.choose(body, added, current, find)),
        ...kind.convert?.(body, editor, current),
      });
      return entries.update(id, body, editor, compose, added);
    },
  };
}
