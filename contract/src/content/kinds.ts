import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';

/** In the order of the queue of translations. */
const KINDS = ['posts', 'projects', 'services', 'testimonials', 'blocks', 'images'] as const;

/** What administrators edit: five kinds of entries, and the blocks, which are what the site says of the company. */
export const ContentKind = z.enum(KINDS, { error: ERROR_MESSAGES.invalidValue });
export type ContentKind = z.infer<typeof ContentKind>;

/** Kinds whose entries are added and deleted; blocks are fixed. */
export type EntryKind = Exclude<ContentKind, 'blocks'>;
// Pages that need no entry kinds leave the call out.
export const ENTRY_KINDS = /* @__PURE__ */ KINDS.filter((kind): kind is EntryKind => kind !== 'blocks');

/** The value of each kind. */
export function forKinds<Value>(compute: (kind: ContentKind) => Value): Record<ContentKind, Value> {
  return Object.fromEntries(KINDS.map((kind) => [kind, compute(kind)])) as Record<ContentKind, Value>;
}
