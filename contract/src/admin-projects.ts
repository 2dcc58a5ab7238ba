import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, line } from './fields';
import { LinkedPagination, pageQuery, placeQuery } from './paging';
import { Picture } from './pictures';
import { ProjectCategory } from './projects';
import { SENTENCES } from './sentences';

export const PROJECTS_PAGE_SIZE = 12;
export const PROJECT_TITLE_MAX_LENGTH = 150;
export const PROJECT_DESCRIPTION_MAX_LENGTH = 5000;
export const PROJECT_DETAIL_MAX_LENGTH = 150;

/** A project as an administrator works it. */
export const AdminProject = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: ProjectCategory,
  location: z.string().optional(),
  client: z.string().optional(),
  /** The URLs of all pictures, none or more; the first is the project's own. */
  images: z.array(z.string()),
  /** How the first comes at several widths; absent where there is none. */
  picture: Picture.optional(),
});
export type AdminProject = z.infer<typeof AdminProject>;

const detail = line(SENTENCES.invalidValue).pipe(
  z.string().max(PROJECT_DETAIL_MAX_LENGTH, SENTENCES.textTooLong),
);

/** What the form asks; a blank location or client counts as absent. */
export const ProjectDraft = z.object({
  title: line(SENTENCES.invalidValue).pipe(z.string().max(PROJECT_TITLE_MAX_LENGTH, SENTENCES.titleTooLong)),
  description: z
    .string({ error: SENTENCES.invalidValue })
    .trim()
    .max(PROJECT_DESCRIPTION_MAX_LENGTH, SENTENCES.textTooLong),
  category: z
    .string({ error: SENTENCES.categoryRequired })
    .min(1, SENTENCES.categoryRequired)
    .pipe(ProjectCategory),
  location: detail,
  client: detail,
});
export type ProjectDraft = z.output<typeof ProjectDraft>;

/** What is absent of a change stays as it was. */
export const ProjectChanges = ProjectDraft.partial();
export type ProjectChanges = z.output<typeof ProjectChanges>;

const NewProject = ProjectDraft.partial({ title: true, description: true, location: true, client: true });

const multipart = { file: 'image', maxFiles: 1 } as const;

export const AdminProjectQuery = z.object({
  ...pageQuery(PROJECTS_PAGE_SIZE),
  ...placeQuery,
  category: ProjectCategory.optional(),
});
export type AdminProjectQuery = z.output<typeof AdminProjectQuery>;

/** Newest first. */
export const listAdminProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects',
  access: 'admin',
  query: AdminProjectQuery,
  reply: z.object({ projects: z.array(AdminProject), pagination: LinkedPagination }),
});

/** A picture is optional. */
export const createProject = endpoint({
  method: 'POST',
  path: '/api/admin/projects',
  access: 'admin',
  body: NewProject,
  multipart,
  reply: AdminProject,
});

/** A picture that is sent takes the place of the first, if there is one. */
export const updateProject = endpoint({
  method: 'PATCH',
  path: '/api/admin/projects/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: ProjectChanges,
  multipart,
  reply: AdminProject,
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
