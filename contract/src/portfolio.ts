import { slugify } from './slugs';

/** What the image library sorts pictures into. */
export const IMAGE_CATEGORIES = ['Portfolio', 'Projects', 'Services', 'Gallery', 'Blog'] as const;

/** What a picture of the category Portfolio shows; a picture may show several. */
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

/** A sub-category in an address: `Glass Door and Shower` is `glass-door-shower`, `All UPVC Window` is `upvc-window`. */
export function subCategorySlug(subCategory: PortfolioSubCategory): string {
  return slugify(subCategory.replace(/\b(all|and)\b/gi, ''));
}

/** What the panel sorts projects into. */
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

/** What visitors filter projects by. */
export const PROJECT_GROUPS = ['aluminium', 'upvc', 'glass', 'kitchen'] as const;
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

/** The group under which visitors find a category; `null` for what shows only among all. */
export function projectGroup(category: ProjectCategory): ProjectGroup | null {
  return groups[category];
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

/** The group to which a gallery picture's sub-category belongs; `null` for what shows only among all. */
export function subCategoryGroup(subCategory: PortfolioSubCategory): ProjectGroup | null {
  return subCategoryGroups[subCategory];
}
