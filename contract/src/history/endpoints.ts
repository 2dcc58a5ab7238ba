import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { DeletedEntry, HistoryKind, KeptImage, Revision, RevisionDetails } from './schema';

const entryParams = z.object({ kind: HistoryKind, id: Id });

/** Returns at most `MAX_REVISIONS`, newest first. */
export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/history/:kind/:id',
  access: 'admin',
  params: entryParams,
  response: z.object({ revisions: z.array(Revision) }),
});

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/admin/history/:kind/:id/:revision',
  access: 'admin',
  params: entryParams.extend({ revision: Id }),
  response: RevisionDetails,
});

/** Returns at most `MAX_DELETED_ENTRIES`, last deleted first. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/admin/deleted/:kind',
  access: 'admin',
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
  access: 'admin',
  params: entryParams,
  response: z.object({ id: Id }),
});

/** Deletes a deleted entry for good: its history, and the image files that nothing else uses. */
export const purgeDeleted = endpoint({
  method: 'DELETE',
  path: DELETED_ENTRY,
  access: 'admin',
  params: entryParams,
  response: z.object({ id: Id }),
});
