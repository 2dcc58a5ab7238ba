import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { LinkedPagination } from '../paging';
import {
  AdminProject,
  AdminProjectQuery,
  NewProject,
  Project,
  ProjectChanges,
  ProjectDetail,
  ProjectPageQuery,
} from './schema';
import { ADMIN_PROJECT_PATHS, MAX_NEW_PROJECT_IMAGES, PROJECT_PATHS } from './values';

/** Returns the newest first. */
export const listProjects = endpoint({
  method: 'GET',
  path: PROJECT_PATHS.list,
  access: 'public',
  response: z.array(Project),
});

/** Returns the newest first, on each page those with an image before the others; nothing beyond the last page. */
export const listProjectPage = endpoint({
  method: 'GET',
  path: PROJECT_PATHS.page,
  access: 'public',
  query: ProjectPageQuery,
  response: z.object({ projects: z.array(Project), pagination: LinkedPagination }),
});

export const getProject = endpoint({
  method: 'GET',
  path: PROJECT_PATHS.item,
  access: 'public',
  params: z.object({ id: Id }),
  response: ProjectDetail,
});

const multipart = {
  file: 'image',
  maxFiles: MAX_NEW_PROJECT_IMAGES,
  jsonFields: ['imagePaths'],
} as const;

export const listAdminProjects = endpoint({
  method: 'GET',
  path: ADMIN_PROJECT_PATHS.list,
  access: 'admin',
  query: AdminProjectQuery,
  response: z.object({ projects: z.array(AdminProject), pagination: LinkedPagination }),
});

export const readAdminProject = endpoint({
  method: 'GET',
  path: ADMIN_PROJECT_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: AdminProject,
});

/** Images are optional: a file, `imagePath`, or files and `imagePaths`. */
export const createProject = endpoint({
  method: 'POST',
  path: ADMIN_PROJECT_PATHS.list,
  access: 'admin',
  body: NewProject,
  multipart,
  response: AdminProject,
});

/**
 * Without `imagePaths`, a new image replaces the first, and other images stay. Responds 409 when `version` is not
 * current.
 */
export const updateProject = endpoint({
  method: 'PATCH',
  path: ADMIN_PROJECT_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: ProjectChanges,
  multipart,
  response: AdminProject,
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: ADMIN_PROJECT_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});
