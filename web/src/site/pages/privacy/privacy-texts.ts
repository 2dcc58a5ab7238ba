import type { Language } from '@alnafitha/contract';
import { interpolate } from '../../../shared/i18n/dictionary';
import texts from './privacy-texts.json' with { type: 'json' };

type Values = Record<'name' | 'address' | 'date', string>;

/**
 * The notice in one language, outside the dictionary, which every page loads. Change it, and `PRIVACY_VERSION`, with
 * what the site stores, where and for how long (docs/deploy.md, "Backups").
 */
export function privacyTexts(language: Language, values: Values) {
  const textOf = (text: Readonly<Record<Language, string>>) => interpolate(text[language], values);
  return {
    title: textOf(texts.title),
    introduction: textOf(texts.introduction),
    draft: textOf(texts.draft),
    sections: texts.sections.map(({ title, content, hasContact }) => ({
      title: textOf(title),
      /** A text is a paragraph, an array a list. */
      content: content.map((part) => (Array.isArray(part) ? part.map(textOf) : textOf(part))),
      /** Ends with the contact details. */
      hasContact,
    })),
    version: textOf(texts.version),
  };
}
