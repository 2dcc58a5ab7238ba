import type { PROJECT_GROUPS } from '../portfolio';

export const PROJECT_PATHS = {
  list: '/api/projects',
  page: '/api/portfolio/projects',
  item: '/api/projects/:id',
} as const;

export const MAX_PROJECTS = 1000;

export const PROJECTS_PAGE_SIZE = 12;
export const MAX_PROJECT_IMAGES = 20;

/** Files in one request, which must stay below the platform's 32 MB. */
export const MAX_NEW_PROJECT_IMAGES = 5;

export const PROJECT_YEARS = { min: 1990, max: 2100 } as const;

export const PROJECT_CATEGORIES = [
  'UPVC DOOR',
  'UPVC Windows',
  'Kitchen Cabinets',
  'Glass Doors',
  'Shower Enclosures',
  'Aluminum Works',
  'Stillness & Steel',
  'Office Partitions',
  'Other',
] as const;
type ProjectCategory = (typeof PROJECT_CATEGORIES)[number];

const LABELS = {
  'UPVC DOOR': 'UPVC Doors',
  'Aluminum Works': 'Aluminium Works',
  'Stillness & Steel': 'Stainless & Steel',
} as const;

/** The English label, a TranslationKey; stored names keep their spelling. */
export function categoryLabel<Category extends string>(
  category: Category,
): Category extends keyof typeof LABELS ? (typeof LABELS)[Category] : Category;
export function categoryLabel(category: string): string {
  return (LABELS as Readonly<Record<string, string>>)[category] ?? category;
}

type ProjectGroup = (typeof PROJECT_GROUPS)[number];

const groups: Record<ProjectCategory, ProjectGroup | null> = {
  'UPVC DOOR': 'upvc',
  'UPVC Windows': 'upvc',
  'Kitchen Cabinets': 'kitchen',
  'Glass Doors': 'glass',
  'Shower Enclosures': 'glass',
  'Aluminum Works': 'aluminium',
  'Stillness & Steel': 'aluminium',
  'Office Partitions': 'glass',
  Other: null,
};

export const MAX_RELATED_PROJECTS = 3;

export function categoriesOf(group: ProjectGroup): ProjectCategory[] {
  return PROJECT_CATEGORIES.filter((category) => groups[category] === group);
}

/** Returns `null` for a category that is only shown without a filter. */
export function projectGroup(category: ProjectCategory): ProjectGroup | null {
  return groups[category];
}
