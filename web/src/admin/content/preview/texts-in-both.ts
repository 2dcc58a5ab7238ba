import type { Language, Text, TranslationState } from '@alnafitha/contract';
import { useContext } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { LANGUAGE, OTHER, otherOf, Stored, storedFor } from '../form/other-language';

export interface TextInBoth extends Text {
  /** The language of the text. */
  readonly language: Language;
  readonly translation: string | undefined;
  readonly state: TranslationState;
}

/** The texts of a form with letters, with their translations, stored or typed. */
export function useTextsInBoth(): (texts: readonly Text[], values: FieldValues) => TextInBoth[] {
  const stored = useContext(Stored) ?? [];
  return (texts, values) =>
    texts.flatMap((text) => {
      const name = text.field.replaceAll('-', '.');
      const [typed, chosen]: unknown[] = [get(values, `${name}${OTHER}`), get(values, `${name}${LANGUAGE}`)];
      const other = otherOf(text, storedFor(stored, text.field, text.text.trim()), typed, chosen);
      return other ? [{ ...text, ...other }] : [];
    });
}
