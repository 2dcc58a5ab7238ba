import {
  beginningOf,
  type ChosenLanguages,
  CORRECTION_MAX_LENGTH,
  type ContentKind,
  ERROR_MESSAGES,
  isVisible,
  type LanguagesOfTexts,
  languageOf,
  type Translation,
  textsOf,
} from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import { imageKeysIn, linksIn, sanitizeContent } from '../rich-text/sanitize-content';
import {
  fingerprintOf,
  type Original,
  originalsOf,
  type TranslatedDocument,
} from '../translations/originals';

/**
 * Texts that a form has sent in the other language, by field, are a person's translations of those in the document;
 * no machine has to make them. Those of fields that are not in it are dropped. Of a text that is typed in the
 * language of its translation, the `former` one becomes the translation, if a person has written it.
 */
export async function withOtherTexts<D extends TranslatedDocument>(
  kind: ContentKind,
  document: D,
  { otherTexts = {}, textLanguages = {} }: LanguagesOfTexts,
  former: TranslatedDocument = { translations: {} },
  isWritten: (text: string) => boolean = () => true,
): Promise<D> {
  const chosenLanguages = chosenLanguagesOf(kind, document, textLanguages);
  const typed = { ...document, chosenLanguages };
  const formerOriginals = originalsOf(kind, former);
  const originals = originalsOf(kind, typed);
  const made = originals.map(async (original): Promise<[string, Translation | undefined][]> => {
    const { field, to } = original;
    const text = otherTexts[field];
    if (text) {
      const of = fingerprintOf(original.text);
      return [[field, { text: await fittingText(original, text), by: 'person', of }]];
    }
    const before = formerOriginals.find((candidate) => candidate.field === field);
    if (!before || before.to === to || !isWritten(before.text)) return [];
    const hasMoved = (list: readonly Original[], other: Original) =>
      list.some((candidate) => candidate.text === other.text && candidate.field !== field);
    if (hasMoved(originals, before) || hasMoved(formerOriginals, original)) return [];
    return [[field, turnedRound(before, original)]];
  });
  const changed = new Map((await Promise.all(made)).flat());
  const translations = Object.entries({ ...document.translations, ...Object.fromEntries(changed) });
  return {
    ...typed,
    translations: Object.fromEntries(translations.filter(([, translation]) => translation !== undefined)),
  };
}

/** The former original as the translation of a text in the other language; `undefined` if only that was chosen. */
function turnedRound(before: Original, { unit, text }: Original): Translation | undefined {
  if (before.text === text) return undefined;
  if (unit === 'lines' && before.text.split('\n').length !== text.split('\n').length) return undefined;
  return { text: before.text, by: 'person', of: fingerprintOf(before.translation?.text ?? '') };
}

/** The chosen languages of the present texts, without those that are the languages of their letters. */
function chosenLanguagesOf(
  kind: ContentKind,
  document: TranslatedDocument,
  sent: NonNullable<LanguagesOfTexts['textLanguages']>,
): ChosenLanguages {
  const chosen = textsOf(kind, document).flatMap((text) => {
    const language = sent[text.field] ?? languageOf(text, document);
    return language && language !== languageOf(text) ? [[beginningOf(text.text), language] as const] : [];
  });
  if (chosen.length === 0) return undefined;
  return [...new Map(chosen)].map(([of, language]) => ({ of, language }));
}

/** Throws 400 for a text that does not fit its original. */
export async function fittingText({ field, unit, text: original }: Original, text: string): Promise<string> {
  if (unit === 'html') return fittingContent(field, original, text);
  if (text.length > CORRECTION_MAX_LENGTH) throw issueOf(field, ERROR_MESSAGES.textTooLong);
  if (unit !== 'lines') return text;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(isVisible);
  if (lines.length !== original.split('\n').length) throw issueOf(field, ERROR_MESSAGES.translationLines);
  return lines.join('\n');
}

async function fittingContent(field: string, original: string, html: string): Promise<string> {
  const content = await sanitizeContent(html);
  const hasMore = (urlsIn: (html: string) => string[]) => {
    const allowed = new Set(urlsIn(original));
    return urlsIn(content).some((url) => !allowed.has(url));
  };
  // The media library counts the original's images.
  if (hasMore(imageKeysIn)) throw issueOf(field, ERROR_MESSAGES.translationImages);
  if (hasMore(linksIn)) throw issueOf(field, ERROR_MESSAGES.translationLinks);
  return content;
}

/** An issue of a text, at its path. */
export function issueOf(path: string, message: string): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [{ path, message }]);
}
