import { slugify } from './slugs';

/** The portfolio's filters; each covers some categories of projects and sub-categories of images. */
export const PROJECT_GROUPS = ['aluminium', 'upvc', 'glass', 'kitchen'] as const;
type ProjectGroup = (typeof PROJECT_GROUPS)[number];

/** What a Portfolio image shows; it may have several. */
export const PORTFOLIO_SUB_CATEGORIES = [
  'UPVC DOORS',
  'WOODEN DOORS',
  'PVC KITCHEN',
  'GLASS',
  'FLOORING',
  'TENTS',
  'SHADES',
  'ROOF TILES',
  'UPVC WINDOWS',
  'PADEL COURT',
  'Steel & Stainless',
  'Glass Door and Shower',
  'Glass House',
  'Kitchen Cabinets',
  'All UPVC Window',
] as const;
type PortfolioSubCategory = (typeof PORTFOLIO_SUB_CATEGORIES)[number];

/** `Glass Door and Shower` becomes `glass-door-shower`, `All UPVC Window` becomes `upvc-window`. */
export function subCategorySlug(subCategory: PortfolioSubCategory): string {
  return slugify(subCategory.replace(/\b(all|and)\b/gi, ''));
}

const subCategoryGroups: Record<PortfolioSubCategory, ProjectGroup | null> = {
  'UPVC DOORS': 'upvc',
  'WOODEN DOORS': null,
  'PVC KITCHEN': 'kitchen',
  GLASS: 'glass',
  FLOORING: null,
  TENTS: null,
  SHADES: 'aluminium',
  'ROOF TILES': null,
  'UPVC WINDOWS': 'upvc',
  'PADEL COURT': null,
  'Steel & Stainless': 'aluminium',
  'Glass Door and Shower': 'glass',
  'Glass House': 'glass',
  'Kitchen Cabinets': 'kitchen',
  'All UPVC Window': 'upvc',
};

export function subCategoriesOf(group: ProjectGroup): PortfolioSubCategory[] {
  return (Object.keys(subCategoryGroups) as PortfolioSubCategory[]).filter(
    (name) => subCategoryGroups[name] === group,
  );
}

export function subCategoryGroup(subCategory: PortfolioSubCategory): ProjectGroup | null {
  return subCategoryGroups[subCategory];
}
