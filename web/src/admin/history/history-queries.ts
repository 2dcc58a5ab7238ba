import {
  type ContentKind,
  listDeleted,
  listRevisions,
  readRevision,
  restoreDeleted,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';

const prefix = ['admin', 'history'] as const;
const RESTORATIONS_AT_ONCE = 4;

/** The history is always refetched: saves of every administrator add to it. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 } as const;

export const historyQueries = {
  revisions: (kind: ContentKind, id: string) =>
    queryOptions({
      queryKey: [...prefix, kind, id],
      queryFn: ({ signal }) => callAsAdmin(listRevisions, { params: { kind, id } }, { signal }),
      ...ALWAYS_FRESH,
    }),
  revision: (kind: ContentKind, id: string, revision: string) =>
    queryOptions({
      queryKey: [...prefix, kind, id, revision],
      queryFn: ({ signal }) => callAsAdmin(readRevision, { params: { kind, id, revision } }, { signal }),
      ...ALWAYS_FRESH,
    }),
  deleted: (kind: ContentKind) =>
    queryOptions({
      queryKey: [...prefix, 'deleted', kind],
      queryFn: ({ signal }) => callAsAdmin(listDeleted, { params: { kind } }, { signal }),
      ...ALWAYS_FRESH,
    }),
};

/** Sends a request for each entry. Rejects with the first failure; the other entries are restored. */
export function restoreAll(kind: ContentKind, ids: readonly string[]): Promise<void> {
  return eachAtMost(RESTORATIONS_AT_ONCE, ids, (id) => callAsAdmin(restoreDeleted, { params: { kind, id } }));
}
