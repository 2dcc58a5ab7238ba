import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, type UploadedFile } from '@alnafitha/contract';
import { z } from 'zod';
import type { Context } from '../platform/route';
import { sha256 } from '../platform/sha256';

/** Who saves. */
export interface Editor {
  /** The administrator's name. */
  readonly by: string;
  readonly at: Date;
  /** Equal for a repetition of the same save. */
  readonly key: string;
}

interface Save {
  readonly body?: unknown;
  readonly files?: readonly UploadedFile[];
}

const KEY_LENGTH = 20;

export type EditorOf = ReturnType<typeof createEditorOf>;

/** The editor's key is also a new entry's id, so that a creation whose response was lost can be repeated. */
export function createEditorOf(clock: () => Date) {
  return ({ session, header }: Context<'admin'>, { body, files = [] }: Save = {}): Editor => {
    const sent = header(IDEMPOTENCY_HEADER);
    const parts = z.uuid().safeParse(sent).success
      ? [session.id, sent, body, files.map(({ bytes }) => sha256(bytes))]
      : [randomUUID()];
    const key = sha256(JSON.stringify(parts)).slice(0, KEY_LENGTH);
    return { by: session.name ?? 'Administrator', at: clock(), key };
  };
}
