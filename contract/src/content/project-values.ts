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

export const MAX_RELATED_PROJECTS = 3;
