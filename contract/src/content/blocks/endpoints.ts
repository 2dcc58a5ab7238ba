import { z } from 'zod';
import { endpoint } from '../../endpoint';
import { ERROR_MESSAGES } from '../../error-messages';
import { CategoryKey } from '../../fields';
import { CATEGORY_LISTS } from '../categories';
import { editFields } from '../edit';
import { entryFields } from '../kind';
import type { SiteContent } from './shown';
import { BLOCK_IDS, MAX_DOCUMENT_BYTES, SITE_PATH } from './values';

const BlockName = z.enum(BLOCK_IDS, { error: ERROR_MESSAGES.invalidValue });
const Values = z.record(z.string(), z.unknown());

/** A block as administrators see it; an image is its URL. */
export const AdminBlock = z.object({ id: BlockName, values: Values, ...entryFields });
export type AdminBlock = z.infer<typeof AdminBlock>;

/** What a change of a block sends; `values` are validated by the block's schema. */
export const BlockChanges = z.object({
  values: z.record(z.string(), z.unknown(), { error: ERROR_MESSAGES.invalidValue }),
  ...editFields,
});
export type BlockChanges = z.output<typeof BlockChanges>;

/** The API composes it from validated values. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns all blocks in both languages. */
export const readSite = endpoint({
  method: 'GET',
  path: SITE_PATH,
  access: 'public',
  response: z.custom<SiteContent>(isObject),
});

const params = z.object({ id: BlockName });
const path = '/api/admin/blocks/:id';

/** Returns the blocks in the order of the site. */
export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/admin/blocks',
  access: 'content',
  response: z.array(AdminBlock),
});

export const readBlock = endpoint({ method: 'GET', path, access: 'content', params, response: AdminBlock });

/** Changes the sent fields; responds 409 for an outdated version. */
export const updateBlock = endpoint({
  method: 'PATCH',
  path,
  access: 'content',
  params,
  body: BlockChanges,
  response: AdminBlock,
});

/** Gives some of a category's entries another one; `hasMore` tells that there are more of them. */
export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/move',
  access: 'content',
  body: z
    .object({
      list: z.enum(CATEGORY_LISTS, { error: ERROR_MESSAGES.invalidValue }),
      key: CategoryKey,
      newKey: CategoryKey.meta({ example: 'Other' }),
    })
    .refine(({ key, newKey }) => key !== newKey, { path: ['newKey'], error: ERROR_MESSAGES.categoryUnknown }),
  response: z.object({ moved: z.int().min(0), hasMore: z.boolean() }),
});

/** Stores a PDF that a block can link to; one that no block links to a day later is deleted. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents',
  access: 'content',
  body: z.object({}),
  multipart: { file: 'file', maxFiles: 1, maxFileBytes: MAX_DOCUMENT_BYTES },
  response: z.object({ url: z.string() }),
});

/** Deletes a PDF for good, also for the history; a block that links to it has to be saved without it. */
export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/admin/documents/:id',
  access: 'content',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
});
