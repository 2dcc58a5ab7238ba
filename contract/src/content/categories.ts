import { comparableText } from '../invisible';
import { foldText } from '../search-text';
import { BLOG_ARABIC, BLOG_CATEGORIES } from './post-values';

/** Spellings of one category have the same key: case, width, marks, white space and invisible characters do not count. */
export function categoryKey(category: string): string {
  return foldText(comparableText(category));
}

/** Finds the suggested category by its English or Arabic name. */
export function suggestedCategory(name: string): string | undefined {
  const key = categoryKey(name);
  return BLOG_CATEGORIES.find(
    (category) => key === categoryKey(category) || key === categoryKey(BLOG_ARABIC[category] ?? ''),
  );
}
