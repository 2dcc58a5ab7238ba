import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, type UploadedFile } from '@alnafitha/contract';
import { z } from 'zod';
import type { PanelContext } from '../platform/route';
import { sha256 } from '../platform/sha256';

export interface Editor {
  /** The administrator's name. */
  readonly by: string;
  readonly at: Date;
  /** All saves of a form have the same value, which becomes the id of its new entry. */
  readonly form: string;
  /** A repetition of a save has the same key. */
  readonly key: string;
}

interface Save {
  readonly body?: unknown;
  readonly files?: readonly UploadedFile[];
  /** The part distinguishes the new entries of one request. */
  readonly part?: string;
}

const KEY_LENGTH = 20;

export type EditorOf = ReturnType<typeof createEditorOf>;

/** A new entry has the same id in each attempt, so a creation whose response was lost never makes a second one. */
export function createEditorOf(clock: () => Date) {
  return ({ session, header }: PanelContext, { body, files = [], part }: Save = {}): Editor => {
    const sent = z.uuid().safeParse(header(IDEMPOTENCY_HEADER)).data ?? randomUUID();
    const form = digestOf([session.id, sent, part]);
    const key = digestOf([form, body, files.map(({ bytes }) => sha256(bytes))]);
    return { by: session.name ?? 'Administrator', at: clock(), form, key };
  };
}

function digestOf(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, KEY_LENGTH);
}
