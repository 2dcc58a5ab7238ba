import {
  categoryGroup,
  type GalleryImage,
  IMAGES_PAGE_SIZE,
  MAX_GALLERY_IMAGES,
  MAX_PROJECTS,
  PROJECT_GROUPS,
  PROJECTS_PAGE_SIZE,
  type Project,
  type ProjectGroup,
  type SiteBlocks,
  subCategorySlug,
} from '@alnafitha/contract';

/** Filter value for all projects, independent of the gallery. */
export const ALL_PROJECTS = 'all';

/** A URL shows every page up to the one that it names, as far as the lists reach. */
export const LAST_PROJECT_PAGE = Math.ceil(MAX_PROJECTS / PROJECTS_PAGE_SIZE);
export const LAST_PICTURE_PAGE = Math.ceil(MAX_GALLERY_IMAGES / IMAGES_PAGE_SIZE);

/** `null` for all. */
export interface PortfolioFilter {
  /** Its key. */
  subCategory: string | null;
  group: ProjectGroup | null;
}

export type Pictures = SiteBlocks['categories']['pictures'];

/** All for an unknown name. `glass` is a sub-category in the gallery, and a group among the projects. */
export function filterOf(pictures: Pictures, category: string | null): PortfolioFilter {
  const subCategory = pictures.find(({ key }) => subCategorySlug(key) === category)?.key ?? null;
  return { subCategory, group: subCategory ? categoryGroup(pictures, subCategory) : groupOf(category) };
}

/** `null` if there is no such group. */
export function groupOf(name: string | null): ProjectGroup | null {
  return PROJECT_GROUPS.find((group) => group === name) ?? null;
}

/** Some sub-categories are in capitals. */
export function titleCase(name: string): string {
  return name.replace(/\b(?!U?PVC\b)([A-Z])([A-Z]+)\b/g, (_, first, rest) => first + rest.toLowerCase());
}

/** Whether the gallery shows an image, as the API filters its pages. */
export function isInFilter(
  pictures: Pictures,
  { subCategories }: GalleryImage,
  { subCategory, group }: PortfolioFilter,
): boolean {
  if (subCategory) return subCategories.includes(subCategory);
  return group === null || subCategories.some((name) => categoryGroup(pictures, name) === group);
}

export function projectsOf(projects: readonly Project[], group: ProjectGroup | null) {
  return group ? projects.filter(({ category }) => category === group) : projects;
}
