import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Instant } from '../platform/instant';

/** The collection of everything that was ever translated. */
export const TRANSLATIONS = 'translations';

/** A document of `TRANSLATIONS` as it is written: a translation, or the claim of the one who is about to buy it. */
export type TranslationDocument = {
  readonly language: 'ar';
  /** The English; for people who look at the collection. */
  readonly text: string;
  readonly createdAt: Date;
  /** Present where a visitor asked for it, whose texts may be anything: Firestore deletes the document after it. */
  readonly expireAt?: Date;
} & ({ readonly translation: string } | { readonly claimedUntil: Date });

/** What is read of a document; one with neither field is as good as none. */
export const TranslationState = z.object({
  translation: z.string().min(1).optional(),
  claimedUntil: Instant.optional(),
});

/** A text has one document in a language, and finds it without a query. */
export function translationId(language: 'ar', text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([language, text]))
    .digest('hex');
}
