import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { Edited } from './edit';
import { ContentKind } from './kinds';

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

const entryParams = z.object({ kind: ContentKind, id: Id });

/** Returns at most `MAX_REVISIONS`, newest first. */
export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/history/:kind/:id',
  access: 'content',
  params: entryParams,
  response: z.object({ revisions: z.array(Revision) }),
});

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/admin/history/:kind/:id/:revision',
  access: 'content',
  params: entryParams.extend({ revision: Id }),
  response: RevisionDetails,
});

/** Returns at most `MAX_DELETED_ENTRIES`, last deleted first. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/admin/deleted/:kind',
  access: 'content',
  params: entryParams.pick({ kind: true }),
  response: z.object({
    entries: z.array(DeletedEntry),
    /** The files of the kind `images`. */
    kept: z.array(KeptImage),
  }),
});

const DELETED_ENTRY = '/api/admin/deleted/:kind/:id';

/** Succeeds again if the entry has been restored already. */
export const restoreDeleted = endpoint({
  method: 'POST',
  path: DELETED_ENTRY,
  access: 'content',
  event: { kind: 'restored' },
  params: entryParams,
  response: z.object({ id: Id }),
});

/** Deletes a deleted entry for good: its history, and the image files that nothing else uses. */
export const purgeDeleted = endpoint({
  method: 'DELETE',
  path: DELETED_ENTRY,
  access: 'content',
  event: { kind: 'purged' },
  params: entryParams,
  response: z.object({ id: Id }),
});
