import {
  CORRECTION_MAX_LENGTH,
  type ContentKind,
  ERROR_MESSAGES,
  isVisible,
  type OtherTexts,
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
 * no machine has to make them. Those of fields that are not in it are dropped.
 */
export async function withOtherTexts<D extends TranslatedDocument>(
  kind: ContentKind,
  document: D,
  { otherTexts = {} }: { readonly otherTexts?: OtherTexts | undefined },
): Promise<D> {
  const made = originalsOf(kind, document).map(async (original) => {
    const text = otherTexts[original.field];
    if (!text) return [];
    const translation = {
      text: await fittingText(original, text),
      by: 'person',
      of: fingerprintOf(original.text),
    };
    return [[original.field, translation]];
  });
  const translations = { ...document.translations, ...Object.fromEntries((await Promise.all(made)).flat()) };
  return { ...document, translations };
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
