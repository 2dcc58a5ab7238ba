import {
  type AdminBlock,
  BLOCK_IDS,
  type BlockChanges,
  listBlocks,
  readBlock,
  updateBlock,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';

export const blocks: Resource<AdminBlock, BlockChanges, BlockChanges> = {
  kind: 'blocks',
  read: (id, options) => callAsAdmin(readBlock, { params: { id } }, options),
  update: (id, body, options) => callAsAdmin(updateBlock, { params: { id }, body }, options),
};

export const blockList = queryOptions({
  queryKey: ['admin', 'blocks', 'list'],
  queryFn: ({ signal }) => callAsAdmin(listBlocks, {}, { signal }),
  // A block newer than the open panel has no form.
  select: (listed) => listed.filter(({ id }) => BLOCK_IDS.includes(id)),
});
