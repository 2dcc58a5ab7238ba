import {
  BLOG_ARABIC,
  type Language,
  MIN_TRANSLATED_LENGTH,
  otherLanguage,
  TRANSLATED_FIELDS,
  TRANSLATION_STATES,
  TranslatedKind,
  type Translation,
  type TranslationState,
  textLanguage,
} from '@alnafitha/contract';
import type { DocumentData } from 'firebase-admin/firestore';
import { searchPrefixes } from '../platform/search/tokens';
import { sha256 } from '../platform/sha256';

export interface TranslatedDocument {
  readonly translations: Readonly<Partial<Record<string, Translation>>>;
  readonly [field: string]: unknown;
}

export interface Original {
  readonly field: string;
  /** Plain text, a post's HTML, or a service's features in lines. */
  readonly text: string;
  readonly to: Language;
  readonly translation: Translation | undefined;
}

/** Skips texts without letters. */
export function originalsOf(kind: TranslatedKind, document: TranslatedDocument): Original[] {
  return TRANSLATED_FIELDS[kind].flatMap((field) => {
    const text = textOf(document, field);
    const language = textLanguage(field === 'content' ? withoutTags(text) : text);
    if (!language) return [];
    return [{ field, text, to: otherLanguage(language), translation: document.translations[field] }];
  });
}

export function translationState(kind: TranslatedKind, document: TranslatedDocument): TranslationState {
  const states = new Set(originalsOf(kind, document).map(stateOf));
  return TRANSLATION_STATES.find((state) => states.has(state)) ?? 'reviewed';
}

/** The review queue queries it. */
export const STATE_FIELD = 'translationState';

/** The fields of the kinds that are found by a text in either language. */
const SEARCHED_FIELDS: Readonly<Partial<Record<TranslatedKind, readonly string[]>>> = {
  posts: ['title', 'excerpt', 'category', 'author'],
};

export function searchedTexts(kind: TranslatedKind, document: TranslatedDocument): string[] {
  const fields = SEARCHED_FIELDS[kind] ?? [];
  return fields.flatMap((field) => [
    textOf(document, field),
    document.translations[field]?.text ?? BLOG_ARABIC[textOf(document, field)] ?? '',
  ]);
}

/** Adds what queries need of the texts and their translations, if the collection has any. */
export function withQueriedFields(collection: string, document: DocumentData): DocumentData {
  const kind = TranslatedKind.safeParse(collection).data;
  return kind ? { ...document, ...queriedFields(kind, { translations: {}, ...document }) } : document;
}

export function queriedFields(kind: TranslatedKind, document: TranslatedDocument): DocumentData {
  return {
    [STATE_FIELD]: translationState(kind, document),
    ...(SEARCHED_FIELDS[kind] && { searchPrefixes: searchPrefixes(searchedTexts(kind, document)) }),
  };
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

function textOf(document: TranslatedDocument, field: string): string {
  const value = document[field];
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}
