import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './fields';
import { Pictured } from './pictures';
import { PROJECT_CATEGORIES, PROJECT_GROUPS } from './portfolio';
import { SENTENCES } from './sentences';

export const ProjectCategory = z.enum(PROJECT_CATEGORIES, { error: SENTENCES.categoryUnknown });
export type ProjectCategory = z.infer<typeof ProjectCategory>;

export const ProjectGroup = z.enum(PROJECT_GROUPS);
export type ProjectGroup = z.infer<typeof ProjectGroup>;

/** The most projects that the list answers: the newest. */
export const MAX_PROJECTS = 100;

export const Project = z.object({
  id: Id,
  title: z.string(),
  /** `null` for what belongs to none of the groups. */
  category: ProjectGroup.nullable(),
  description: z.string(),
  /** Absent where the project has no picture. */
  ...Pictured.partial().shape,
});
export type Project = z.infer<typeof Project>;

export const ProjectDetail = z.object({
  ...Project.shape,
  location: z.string().optional(),
  client: z.string().optional(),
  /** All pictures, none or more; the first is the project's own. */
  images: z.array(Pictured),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** All projects, newest first. */
export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  access: 'public',
  reply: z.array(Project),
});

export const getProject = endpoint({
  method: 'GET',
  path: '/api/projects/:id',
  access: 'public',
  params: z.object({ id: Id }),
  reply: ProjectDetail,
});
