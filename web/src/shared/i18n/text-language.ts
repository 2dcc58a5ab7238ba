import { type Direction, directionOf, type Language, textLanguage } from '@alnafitha/contract';
import { useLanguage } from './language-context';

/** Attributes of a text in another language than its surroundings; otherwise none. */
interface LanguageMark {
  lang?: Language;
  dir?: Direction;
}

export function markLanguage(text: string, around: Language): LanguageMark {
  const language = textLanguage(text) ?? around;
  return language === around ? {} : { lang: language, dir: directionOf(language) };
}

/** Returns `lang` and `dir` for texts in another language than the page's. */
export function useLanguageMark(): (text: string) => LanguageMark {
  const { language } = useLanguage();
  return (text) => markLanguage(text, language);
}
