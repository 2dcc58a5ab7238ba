import {
  type GalleryImage,
  PORTFOLIO_SUB_CATEGORIES,
  type PortfolioSubCategory,
  PROJECT_GROUPS,
  type Project,
  type ProjectGroup,
  subCategoryGroup,
  subCategorySlug,
} from '@alnafitha/contract';

/** The filters of gallery and projects; `null` for all. */
export interface PortfolioFilter {
  subCategory: PortfolioSubCategory | null;
  group: ProjectGroup | null;
}

/**
 * Parses a sub-category's slug or a group's name; all for anything else. `glass` is both: it
 * means the sub-category in the gallery and the group among the projects.
 */
export function filterOf(category: string | null): PortfolioFilter {
  const subCategory = PORTFOLIO_SUB_CATEGORIES.find((name) => subCategorySlug(name) === category) ?? null;
  return { subCategory, group: subCategory ? subCategoryGroup(subCategory) : groupOf(category) };
}

/** The group of that name; `null` if there is none. */
export function groupOf(name: string | null): ProjectGroup | null {
  return PROJECT_GROUPS.find((group) => group === name) ?? null;
}

/** A name in title case: some of the sub-categories are in capitals. */
export function titleCase(name: string): string {
  return name.replace(/\b(?!U?PVC\b)([A-Z])([A-Z]+)\b/g, (_, first, rest) => first + rest.toLowerCase());
}

export function imagesOf(images: readonly GalleryImage[], { subCategory, group }: PortfolioFilter) {
  if (subCategory) return images.filter((image) => image.subCategories.includes(subCategory));
  if (group)
    return images.filter((image) => image.subCategories.some((name) => subCategoryGroup(name) === group));
  return images;
}

export function projectsOf(projects: readonly Project[], group: ProjectGroup | null) {
  return group ? projects.filter(({ category }) => category === group) : projects;
}

/** The occurring sub-categories and the chosen one, in the contract's order. */
export function subCategoriesIn(images: readonly GalleryImage[], chosen: PortfolioSubCategory | null) {
  const shown = new Set([chosen, ...images.flatMap(({ subCategories }) => subCategories)]);
  return PORTFOLIO_SUB_CATEGORIES.filter((name) => shown.has(name));
}
