import { comparableText } from '../invisible';
import { foldText } from '../search-text';
import { BLOG_ARABIC, BLOG_CATEGORIES } from './values';

/** Equal for spellings of one category: case, width, marks, white space and invisible characters do not tell two apart. */
export function categoryKey(category: string): string {
  return foldText(comparableText(category));
}

/** The suggested category that a name means, in English or Arabic. */
export function suggestedCategory(name: string): string | undefined {
  const key = categoryKey(name);
  return BLOG_CATEGORIES.find(
    (category) => key === categoryKey(category) || key === categoryKey(BLOG_ARABIC[category] ?? ''),
  );
}
