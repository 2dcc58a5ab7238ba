import type { ContentKind } from './kinds';
import { TRANSLATED_FIELDS } from './translated-fields';
import type { TranslationUnit } from './translation-values';

const units: Readonly<Partial<Record<ContentKind, Readonly<Record<string, TranslationUnit>>>>> =
  TRANSLATED_FIELDS;

/** The unit of a text; those of blocks are plain. */
export const unitOf = (kind: ContentKind, field: string): TranslationUnit => units[kind]?.[field] ?? 'text';
