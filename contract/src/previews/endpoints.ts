import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id } from '../fields';
import { Preview, PreviewedKind, PreviewLink } from './schema';
import { ADMIN_PREVIEW_PATH, PREVIEW_PATH } from './values';

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
