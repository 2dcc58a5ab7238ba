import {
  PORTFOLIO_SUB_CATEGORIES,
  type PortfolioSubCategory,
  PROJECT_GROUPS,
  type Project,
  type ProjectGroup,
  subCategoryGroup,
  subCategorySlug,
} from '@alnafitha/contract';

/** Filter value for all projects, independent of the gallery. */
export const ALL_PROJECTS = 'all';

/** `null` for all. */
export interface PortfolioFilter {
  subCategory: PortfolioSubCategory | null;
  group: ProjectGroup | null;
}

/** All for an unknown name. `glass` is a sub-category in the gallery, and a group among the projects. */
export function filterOf(category: string | null): PortfolioFilter {
  const subCategory = PORTFOLIO_SUB_CATEGORIES.find((name) => subCategorySlug(name) === category) ?? null;
  return { subCategory, group: subCategory ? subCategoryGroup(subCategory) : groupOf(category) };
}

/** `null` if there is no such group. */
export function groupOf(name: string | null): ProjectGroup | null {
  return PROJECT_GROUPS.find((group) => group === name) ?? null;
}

/** Some sub-categories are in capitals. */
export function titleCase(name: string): string {
  return name.replace(/\b(?!U?PVC\b)([A-Z])([A-Z]+)\b/g, (_, first, rest) => first + rest.toLowerCase());
}

export function projectsOf(projects: readonly Project[], group: ProjectGroup | null) {
  return group ? projects.filter(({ category }) => category === group) : projects;
}
