import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, IsoDate } from '../fields';
import { GalleryImage } from './images';
import { ContentKind } from './kinds';
import { Post } from './posts';
import { ADMIN_PREVIEW_PATH, PREVIEW_PATH } from './preview-values';
import { ProjectDetail } from './projects';
import { Service } from './services';
import { Testimonial } from './testimonials';

export const PreviewLink = z.object({ token: z.string(), expiresAt: IsoDate });
export type PreviewLink = z.infer<typeof PreviewLink>;

const previewOf = <K extends ContentKind, E extends z.ZodType>(kind: K, entry: E) =>
  z.object({
    kind: z.literal(kind),
    id: Id,
    entry,
    /** Whether visitors see it; a post not before its date. */
    published: z.boolean(),
    expiresAt: IsoDate,
  });

/** An entry as saved, with the expiry of its link. */
export const Preview = z.discriminatedUnion('kind', [
  previewOf('posts', Post),
  previewOf('projects', ProjectDetail),
  previewOf('services', Service),
  previewOf('testimonials', Testimonial),
  previewOf('images', GalleryImage),
  /** A block in each language. */
  previewOf('blocks', z.object({ en: z.looseObject({}), ar: z.looseObject({}) })),
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

const params = z.object({ kind: ContentKind, id: Id });
/** Responds `null` without a link that works. */
const response = z.object({ link: PreviewLink.nullable() });

export const readPreviewLink = endpoint({
  method: 'GET',
  path: ADMIN_PREVIEW_PATH,
  access: 'content',
  params,
  response,
});

/** Ends the former link. */
export const createPreviewLink = endpoint({
  method: 'POST',
  path: ADMIN_PREVIEW_PATH,
  access: 'content',
  params,
  response,
});

export const revokePreviewLink = endpoint({
  method: 'DELETE',
  path: ADMIN_PREVIEW_PATH,
  access: 'content',
  params,
  response,
});
