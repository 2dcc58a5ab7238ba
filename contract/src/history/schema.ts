import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Id } from '../fields';
import { Edited } from './edit';

const KINDS = ['posts', 'projects', 'services', 'images'] as const;
/** What administrators edit. */
export const HistoryKind = z.enum(KINDS, { error: ERROR_MESSAGES.invalidValue });
export type HistoryKind = z.infer<typeof HistoryKind>;

/** The state before a change. */
export const Revision = z.object({
  id: Id,
  /** The time of the change, and the administrator. */
  ...Edited.shape,
  /** The fields that the change affected. */
  changed: z.array(z.string()),
});
export type Revision = z.infer<typeof Revision>;

/** A field that is not the same now. */
export const Difference = z.object({
  field: z.string(),
  isTranslation: z.boolean(),
  /** Plain text, a post's HTML, values in lines, or the URLs of images in lines. */
  before: z.string(),
  now: z.string(),
});
export type Difference = z.infer<typeof Difference>;

export const RevisionDetails = z.object({
  ...Revision.shape,
  /** The fields as administrators see them, without what is no longer valid. */
  entry: z.record(z.string(), z.unknown()),
  differences: z.array(Difference),
});
export type RevisionDetails = z.infer<typeof RevisionDetails>;

export const DeletedEntry = z.object({
  id: Id,
  /** The time of the deletion, and the administrator. */
  ...Edited.shape,
  title: z.string(),
  /** The URL of its image. */
  image: z.string().optional(),
});
export type DeletedEntry = z.infer<typeof DeletedEntry>;

/** An image file that is only in the history of an entry. */
export const KeptImage = z.object({
  image: z.string(),
  /** The title of the entry. */
  title: z.string(),
});
export type KeptImage = z.infer<typeof KeptImage>;
