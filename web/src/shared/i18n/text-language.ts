import { type Direction, directionOf, type Language, textLanguage } from '@alnafitha/contract';
import { useLanguage } from './language-context';

/** Attributes of an element whose language differs from that of its surroundings; none if it does not. */
interface LanguageMark {
  lang?: Language;
  dir?: Direction;
}

export function markLanguage(text: string, around: Language): LanguageMark {
  const language = textLanguage(text) ?? around;
  return language === around ? {} : { lang: language, dir: directionOf(language) };
}

/** Returns `lang` and `dir` for texts that are not in the page's language. */
export function useLanguageMark(): (text: string) => LanguageMark {
  const { language } = useLanguage();
  return (text) => markLanguage(text, language);
}
