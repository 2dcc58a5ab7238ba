import { comparableText } from '../invisible';
import type { PROJECT_GROUPS } from '../portfolio';
import { foldText } from '../search-text';
import { slugify } from '../slugs';

type ProjectGroup = (typeof PROJECT_GROUPS)[number];

export const CATEGORY_MAX_LENGTH = 60;

/** The site's lists of categories: those of projects, of the portfolio's pictures, and of posts. */
export const CATEGORY_LISTS = ['projects', 'pictures', 'posts'] as const;
export type CategoryList = (typeof CATEGORY_LISTS)[number];

/** Spellings of one category have the same key: case, width, marks, white space and invisible characters do not count. */
export function categoryKey(category: string): string {
  return foldText(comparableText(category));
}

/** What entries store of a category stays the same when it is renamed. */
interface Category {
  readonly key: string;
  readonly name: string;
}

interface GroupedCategory extends Category {
  /** Blank for none. */
  readonly group: '' | ProjectGroup;
}

/** The name that a category has now; `other` if it is not in the list. */
export function categoryName(categories: readonly Category[], key: string, other = key): string {
  return categories.find((category) => category.key === key)?.name ?? other;
}

/** `null` for a category in no group. */
export function categoryGroup(categories: readonly GroupedCategory[], key: string): ProjectGroup | null {
  return categories.find((category) => category.key === key)?.group || null;
}

/** The keys of a group's categories. */
export function categoriesOf(categories: readonly GroupedCategory[], group: ProjectGroup): string[] {
  return categories.filter((category) => category.group === group).map(({ key }) => key);
}

/** `Glass Door and Shower` becomes `glass-door-shower`, `All UPVC Window` becomes `upvc-window`. */
export function subCategorySlug(key: string): string {
  return slugify(key.replace(/\b(all|and)\b/gi, '')) || slugify(key);
}
