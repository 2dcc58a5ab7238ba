import {
  type ContentKind,
  type Language,
  MIN_TRANSLATED_LENGTH,
  otherLanguage,
  type Text,
  TRANSLATION_STATES,
  type Translation,
  type TranslationState,
  textLanguage,
  textsOf,
} from '@alnafitha/contract';
import { sha256 } from '../platform/sha256';

/** Translations by field. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;

/** A document of a translated kind, or some of its fields. */
export interface TranslatedDocument {
  readonly translations: Translations;
}

export interface Original extends Text {
  readonly to: Language;
  readonly translation: Translation | undefined;
}

/** Skips texts without letters. */
export function originalsOf(kind: ContentKind, document: TranslatedDocument): Original[] {
  return textsOf(kind, document).flatMap((original) => {
    const { field, unit, text } = original;
    const language = textLanguage(unit === 'html' ? withoutTags(text) : text);
    if (!language) return [];
    return [{ ...original, to: otherLanguage(language), translation: document.translations[field] }];
  });
}

export function translationState(kind: ContentKind, document: TranslatedDocument): TranslationState {
  const states = new Set(originalsOf(kind, document).map(stateOf));
  return TRANSLATION_STATES.find((state) => states.has(state)) ?? 'reviewed';
}

export function stateOf({ text, translation }: Original): TranslationState {
  if (!translation) return 'pending';
  if (translation.of !== fingerprintOf(text)) return 'outdated';
  return translation.by === 'person' ? 'reviewed' : 'machine';
}

/** The text, or the digest of a long one. */
export function fingerprintOf(text: string): string {
  if (text.length <= MAX_FULL_LENGTH) return text;
  return `sha256:${sha256(text, 'base64url')}`;
}

const MAX_FULL_LENGTH = 2000;

export function isTranslatable(text: string, to: Language): boolean {
  return text.trim().length >= MIN_TRANSLATED_LENGTH && textLanguage(text) === otherLanguage(to);
}

/** A missing text is blank, and a list becomes lines. */
export function textOf(document: TranslatedDocument, field: string): string {
  const value: unknown = Reflect.get(document, field);
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}
