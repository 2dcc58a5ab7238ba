import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { IsoDate } from '../fields';
import { Post } from '../posts/schema';
import { ProjectDetail } from '../projects/schema';
import { PREVIEWED_KINDS } from './values';

export const PreviewedKind = z.enum(PREVIEWED_KINDS, { error: ERROR_MESSAGES.invalidValue });
export type PreviewedKind = z.infer<typeof PreviewedKind>;

export const PreviewLink = z.object({ token: z.string(), expiresAt: IsoDate });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** An entry as saved, with the expiry of its link. */
export const Preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('posts'), entry: Post, published: z.boolean(), expiresAt: IsoDate }),
  z.object({ kind: z.literal('projects'), entry: ProjectDetail, expiresAt: IsoDate }),
]);
export type Preview = z.infer<typeof Preview>;
