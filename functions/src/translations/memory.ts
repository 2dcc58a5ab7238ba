import type { Language } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../platform/documents';
import { sha256 } from '../platform/sha256';

/** Translations are stored by text, so that no text is paid twice. */
export const TRANSLATIONS = 'translations';

/** Retention is limited, because a visitor's text may be anything. */
const VISITORS_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

const Stored = z.object({ translation: z.string().min(1) });

export function translationId(language: Language, text: string): string {
  return sha256(JSON.stringify([language, text]));
}

export interface Translated {
  readonly text: string;
  readonly translation: string;
}

export type TranslationMemory = ReturnType<typeof createTranslationMemory>;

/** `translations/{hash of language and text}` */
export function createTranslationMemory(db: Firestore) {
  const referenceOf = (language: Language, text: string) =>
    db.collection(TRANSLATIONS).doc(translationId(language, text));
  return {
    /** Texts must be distinct, at least one. */
    async read(texts: readonly string[], language: Language): Promise<Map<string, string>> {
      const references = texts.map((text) => referenceOf(language, text));
      const snapshots = await db.getAll(...references, { fieldMask: ['translation'] });
      return new Map(
        texts.flatMap((text, index) => {
          const snapshot = snapshots[index];
          const stored = snapshot && parseDocument(Stored, snapshot);
          return stored ? [[text, stored.translation]] : [];
        }),
      );
    },

    /** Visitors' translations expire. */
    async save(
      translated: readonly Translated[],
      language: Language,
      now: Date,
      expires: boolean,
    ): Promise<void> {
      const batch = db.batch();
      const expireAt = new Date(now.getTime() + VISITORS_RETENTION_MS);
      for (const pair of translated) {
        const document = { language, ...pair, createdAt: now, ...(expires && { expireAt }) };
        batch.set(referenceOf(language, pair.text), document);
      }
      await batch.commit();
    },
  };
}
