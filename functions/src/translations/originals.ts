import {
  type ChosenLanguages,
  type ContentKind,
  LANGUAGES,
  type Language,
  languageOf,
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
  readonly chosenLanguages?: ChosenLanguages;
}

export interface Original extends Text {
  readonly to: Language;
  readonly translation: Translation | undefined;
}

/** Skips texts without letters. */
export function originalsOf(kind: ContentKind, document: TranslatedDocument): Original[] {
  return textsOf(kind, document).flatMap((original) => {
    const language = languageOf(original, document);
    if (!language) return [];
    const translation = document.translations[original.field];
    return [{ ...original, to: otherLanguage(language), translation }];
  });
}

export function translationState(kind: ContentKind, document: TranslatedDocument): TranslationState {
  const states = new Set(originalsOf(kind, document).map(stateOf));
  return TRANSLATION_STATES.find((state) => states.has(state)) ?? 'reviewed';
}

/** The languages in which texts are not in one of the states. */
export function languagesOutside(
  kind: ContentKind,
  document: TranslatedDocument,
  states: readonly TranslationState[],
): Language[] {
  const outside = originalsOf(kind, document).filter((original) => !states.includes(stateOf(original)));
  return LANGUAGES.filter((language) => outside.some(({ to }) => to === language));
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
