import { type Direction, directionOf, type Language, textLanguage } from '@alnafitha/contract';
import { useLanguage } from './language-context';

/** The attributes of an element whose text is in another language than what is around it; none where it is not. */
export interface LanguageMark {
  lang?: Language;
  dir?: Direction;
}

export function markLanguage(text: string, around: Language): LanguageMark {
  const language = textLanguage(text) ?? around;
  return language === around ? {} : { lang: language, dir: directionOf(language) };
}

/** Marks texts that are not in the language of the page. */
export function useLanguageMark(): (text: string) => LanguageMark {
  const { language } = useLanguage();
  return (text) => markLanguage(text, language);
}
