import { type Language, textLanguage } from '../languages';
import type { ChosenLanguages } from './stored-translations';
import type { TranslationUnit } from './translation-values';

/** A document may have languages that persons have chosen. */
interface Chosen {
  readonly chosenLanguages?: ChosenLanguages | undefined;
}

interface Typed {
  readonly unit: TranslationUnit;
  readonly text: string;
}

/** What identifies a text among those of a document with a chosen language. */
export const beginningOf = (text: string): string => text.trim().slice(0, 200);

/** The language in which a text was typed: that which a person has chosen, else that of its letters. */
export function languageOf(
  { text, unit }: Typed,
  { chosenLanguages = [] }: Chosen = {},
): Language | undefined {
  const of = beginningOf(text);
  const chosen = chosenLanguages.find((choice) => choice.of === of)?.language;
  return chosen ?? textLanguage(unit === 'html' ? text.replace(/<[^<>]*>/g, ' ') : text);
}
