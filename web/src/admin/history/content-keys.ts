import { type ContentKind, KINDS } from '@alnafitha/contract';
import type { QueryKey } from '@tanstack/react-query';

/** The queries that a change of an entry affects; the site's share the cache. */
export const contentKeys = (kind: ContentKind): readonly QueryKey[] => [
  ['admin', kind],
  ['admin', 'dashboard'],
  [KINDS[kind].query],
];
