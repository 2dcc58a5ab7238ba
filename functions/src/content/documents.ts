import { ChosenLanguages, keysOf, storedTranslations, type TranslationUnit } from '@alnafitha/contract';
import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import type { TranslatedDocument } from '../translations/originals';
import {
  publicTranslations,
  type TranslatedKind,
  translationFields,
} from '../translations/public-translations';
import { StoredEdit } from './revisions';

type Shape = z.core.$ZodShape;

/** The document of a kind's entry: its fields, with images and what the API adds. */
export function documentOf<Stored extends Shape, Text extends string, Pictures extends Shape>(
  { stored, units }: { readonly stored: Stored; readonly units: Readonly<Record<Text, TranslationUnit>> },
  pictures: Pictures,
) {
  return z.object({
    ...stored,
    ...pictures,
    translations: storedTranslations(keysOf(units)),
    chosenLanguages: ChosenLanguages,
    createdAt: FirestoreTimestamp,
    edited: StoredEdit,
  });
}

/**
 * What visitors see of documents in lists: the schema, the fields that a query selects, and the entry that the API
 * returns. `added` are further fields, and those that are stored otherwise than shown.
 */
export function listOf<
  Listed extends Shape,
  Text extends string,
  Pictures extends Shape,
  Added extends Shape,
>(
  kind: { readonly listed: Listed; readonly listedTexts: readonly Text[] },
  pictures: Pictures,
  added: Added,
) {
  const stored = z.object({ ...kind.listed, ...pictures }).extend(added);
  return {
    schema: stored.extend({
      translations: storedTranslations(kind.listedTexts),
      chosenLanguages: ChosenLanguages,
    }),
    fields: [...Object.keys(stored.shape), 'chosenLanguages', ...translationFields(kind.listedTexts)],
  };
}

/** An entry as visitors see it, in part otherwise than it is stored; the endpoint's schema drops the rest. */
export function toPublic<D extends TranslatedDocument, Shown extends object, T>(
  kind: TranslatedKind<T>,
  document: D,
  shown: Shown,
): Omit<D, 'translations' | keyof Shown> & Shown & { readonly translations?: T };
export function toPublic(kind: TranslatedKind<unknown>, document: TranslatedDocument, shown: object): object {
  const { translations: _translations, chosenLanguages: _chosen, ...fields } = document;
  return { ...fields, ...shown, ...publicTranslations(kind, document) };
}
