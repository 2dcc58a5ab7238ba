import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

/** The collection of translations. */
export const TRANSLATIONS = 'translations';

/** A document of `TRANSLATIONS` as written: a translation, or a lease of the instance that requests it. */
export type TranslationDocument = {
  readonly language: 'ar';
  /** The English text, for people who inspect the collection. */
  readonly text: string;
  readonly createdAt: Date;
  /** Present for texts of public requests, which may be arbitrary: Firestore deletes the document after it. */
  readonly expireAt?: Date;
} & ({ readonly translation: string } | { readonly claimedUntil: Date });

/** The parsed document; one with neither field counts as missing. */
export const TranslationState = z.object({
  translation: z.string().min(1).optional(),
  claimedUntil: FirestoreTimestamp.optional(),
});

/** The document id of a text in a language, by hash. */
export function translationId(language: 'ar', text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([language, text]))
    .digest('hex');
}
