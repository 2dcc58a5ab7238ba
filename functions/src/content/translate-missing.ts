import {
  BLOG_ARABIC,
  type ContentKind,
  type Language,
  type LanguagesOfTexts,
  StoredTranslations,
  type Translation,
  type TranslationState,
  textLanguage,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { withDeadline } from '../platform/deadline';
import { reasonOf } from '../platform/errors';
import { translationPending } from '../platform/logs';
import { sanitizeContent } from '../rich-text/sanitize-content';
import {
  fingerprintOf,
  type Original,
  originalsOf,
  stateOf,
  type TranslatedDocument,
  translationState,
} from '../translations/originals';
import { partsOf } from '../translations/parts';
import type { TranslateTexts } from '../translations/translate-texts';
import { derivedFields } from './derived';

/** Never changes a person's text; never rejects. Returns the state, and why texts are still missing. */
export type TranslateMissing = (
  kind: ContentKind,
  id: string,
  document: TranslatedDocument,
) => Promise<{ readonly state: TranslationState; readonly failure?: TranslationFailure | undefined }>;

type TranslationFailure = 'budget' | 'unavailable';

export interface TranslateMissingOptions {
  readonly db: Firestore;
  readonly translateTexts: TranslateTexts;
  /** The timeout is in milliseconds. */
  readonly timeout: number;
}

export function createTranslateMissing({
  db,
  translateTexts,
  timeout,
}: TranslateMissingOptions): TranslateMissing {
  /** Skips texts that have changed meanwhile; returns the stored document's state. */
  const save = (kind: ContentKind, id: string, drafts: Readonly<Record<string, Translation>>) =>
    db.runTransaction(async (transaction): Promise<TranslationState> => {
      const snapshot = await transaction.get(db.collection(kind).doc(id));
      if (!snapshot.exists) return 'pending';
      const stored = snapshot.data() ?? {};
      const translations = StoredTranslations.parse(stored.translations);
      const current = originalsOf(kind, { ...stored, translations }).filter(isIncomplete);
      const fitting = current.flatMap(({ field, text }) => {
        const translation = drafts[field];
        return translation?.of === fingerprintOf(text) ? [[field, translation] as const] : [];
      });
      const next = { ...stored, translations: { ...translations, ...Object.fromEntries(fitting) } };
      if (fitting.length > 0) {
        const fields = fitting.map(([field, translation]) => [`translations.${field}`, translation]);
        transaction.update(snapshot.ref, { ...Object.fromEntries(fields), ...derivedFields(kind, next) });
      }
      return translationState(kind, next);
    });

  return async (kind, id, document) => {
    const incomplete = originalsOf(kind, document).filter(isIncomplete);
    const state = translationState(kind, document);
    if (incomplete.length === 0) return { state };
    const translate = async () => {
      const { drafts, failure } = await translateAll(incomplete, translateTexts);
      return { state: Object.keys(drafts).length > 0 ? await save(kind, id, drafts) : state, failure };
    };
    return withDeadline(translate(), timeout).catch((error: unknown) => {
      translationPending(`${kind}/${id}`, reasonOf(error));
      return { state, failure: 'unavailable' };
    });
  };
}

/** The English of a new entry's title, of which its address is made; blank without any. */
export type EnglishTitle = (
  sent: { readonly title?: string | undefined } & LanguagesOfTexts,
) => Promise<string>;

/** The memory keeps a machine's, so that the save does not pay for it again. */
export function createEnglishTitle({
  translateTexts,
  timeout,
}: Omit<TranslateMissingOptions, 'db'>): EnglishTitle {
  return async ({ title = '', otherTexts = {}, textLanguages = {} }) => {
    const text = title.trim();
    if ((textLanguages.title ?? textLanguage(text)) !== 'ar') return text;
    if (otherTexts.title) return otherTexts.title;
    const translated = translateTexts([text], { payer: 'site', to: 'en' });
    return withDeadline(translated, timeout).then(
      (translations) => translations.get(text) ?? '',
      (error: unknown) => {
        translationPending('title', reasonOf(error));
        return '';
      },
    );
  };
}

/** A machine may write the translation. */
export function isIncomplete(original: Original): boolean {
  const { translation } = original;
  // The dictionary's texts count as a person's, but nobody wrote them for this document.
  const isMade =
    !translation || translation.by === 'machine' || BLOG_ARABIC[translation.of] === translation.text;
  return isMade && ['pending', 'outdated'].includes(stateOf(original));
}

/** Returns drafts by field. A field is absent if one of its texts has no translation, because the budget is spent. */
export async function translateAll(originals: readonly Original[], translateTexts: TranslateTexts) {
  const parts = originals.map((original) => ({ ...original, ...partsOf(original) }));
  const translationsTo = (to: Language) =>
    translateTexts(
      parts.filter((part) => part.to === to).flatMap(({ texts }) => texts),
      { payer: 'site', to },
    );
  const [ar, en] = await Promise.all([translationsTo('ar'), translationsTo('en')]);
  const translations = parts.map(async ({ field, unit, text, to, by, render }) => {
    const rendered = render(to === 'ar' ? ar : en);
    if (rendered === undefined) return [];
    const translated = unit === 'html' ? await sanitizeContent(rendered) : rendered;
    return [[field, { text: translated, by, of: fingerprintOf(text) }] as const];
  });
  const drafts: Readonly<Record<string, Translation>> = Object.fromEntries(
    (await Promise.all(translations)).flat(),
  );
  const isComplete = Object.keys(drafts).length === originals.length;
  return { drafts, failure: isComplete ? undefined : ('budget' as const) };
}
