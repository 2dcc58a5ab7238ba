import {
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
import { sha256 } from '../platform/sha256';

/** A document with its fields, among them the translated ones. */
export interface TranslatedDocument {
  readonly translations: Readonly<Partial<Record<string, Translation>>>;
  readonly [field: string]: unknown;
}

/** A text of a document to translate into the other language. */
export interface Original {
  readonly field: string;
  /** Plain text; HTML of a post's content; the features of a service, one a line. */
  readonly text: string;
  /** The language of the translation. */
  readonly to: Language;
  readonly translation: Translation | undefined;
}

/** The texts of a document that need a translation: not those without letters. */
export function originalsOf(kind: TranslatedKind, document: TranslatedDocument): Original[] {
  return TRANSLATED_FIELDS[kind].flatMap((field) => {
    const text = textOf(document, field);
    const language = textLanguage(field === 'content' ? withoutTags(text) : text);
    if (!language) return [];
    return [{ field, text, to: otherLanguage(language), translation: document.translations[field] }];
  });
}

/** The worst state of a document's texts. */
export function translationState(kind: TranslatedKind, document: TranslatedDocument): TranslationState {
  const states = new Set(originalsOf(kind, document).map(stateOf));
  return TRANSLATION_STATES.find((state) => states.has(state)) ?? 'reviewed';
}

/** The field of a stored document that the review queue is queried by. */
export const STATE_FIELD = 'translationState';

/**
 * The document of a collection as it is stored: with the state of its other language, if the collection has
 * any.
 */
export function withTranslationState(collection: string, document: DocumentData): DocumentData {
  const kind = TranslatedKind.safeParse(collection).data;
  if (!kind) return document;
  return { ...document, [STATE_FIELD]: translationState(kind, { translations: {}, ...document }) };
}

export function stateOf({ text, translation }: Original): TranslationState {
  if (!translation) return 'pending';
  if (translation.of !== fingerprintOf(text)) return 'outdated';
  return translation.by === 'person' ? 'reviewed' : 'machine';
}

/** What a translation records of its original: the text, or the digest of a long one. */
export function fingerprintOf(text: string): string {
  if (text.length <= MAX_FULL_LENGTH) return text;
  return `sha256:${sha256(text, 'base64url')}`;
}

const MAX_FULL_LENGTH = 2000;

/** Whether a text in a document has anything to translate. */
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
