import {
  PORTFOLIO_SUB_CATEGORIES,
  type PortfolioSubCategory,
  PROJECT_GROUPS,
  type Project,
  type ProjectGroup,
  subCategoryGroup,
  subCategorySlug,
} from '@alnafitha/contract';

/** The value of the projects' filter for all projects, independent of the gallery. */
export const ALL_PROJECTS = 'all';

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

export function projectsOf(projects: readonly Project[], group: ProjectGroup | null) {
  return group ? projects.filter(({ category }) => category === group) : projects;
}
