import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, IsoDate } from '../fields';
import { PREVIEWED_KINDS } from './kinds';
import { Post } from './posts';
import { ADMIN_PREVIEW_PATH, PREVIEW_PATH } from './preview-values';
import { ProjectDetail } from './projects';

const PreviewedKind = z.enum(PREVIEWED_KINDS, { error: ERROR_MESSAGES.invalidValue });

export const PreviewLink = z.object({ token: z.string(), expiresAt: IsoDate });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** An entry as saved, with the expiry of its link. */
export const Preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('posts'), entry: Post, published: z.boolean(), expiresAt: IsoDate }),
  z.object({ kind: z.literal('projects'), entry: ProjectDetail, expiresAt: IsoDate }),
]);
export type Preview = z.infer<typeof Preview>;

/** A POST keeps the token out of URLs. Every token that opens nothing gets the same 404. */
export const openPreview = endpoint({
  method: 'POST',
  path: PREVIEW_PATH,
  access: 'public',
  body: z.object({ token: z.string({ error: ERROR_MESSAGES.invalidValue }) }),
  response: Preview,
});

const params = z.object({ kind: PreviewedKind, id: Id });
/** Responds `null` without a link that works. */
const response = z.object({ link: PreviewLink.nullable() });

export const readPreviewLink = endpoint({
  method: 'GET',
  path: ADMIN_PREVIEW_PATH,
  access: 'admin',
  params,
  response,
});

/** Ends the former link. */
export const createPreviewLink = endpoint({
  method: 'POST',
  path: ADMIN_PREVIEW_PATH,
  access: 'admin',
  params,
  response,
});

export const revokePreviewLink = endpoint({
  method: 'DELETE',
  path: ADMIN_PREVIEW_PATH,
  access: 'admin',
  params,
  response,
});
