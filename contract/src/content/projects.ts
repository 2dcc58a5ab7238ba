import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { CategoryKey, comparable, Id, required } from '../fields';
import { cursorQuery, LinkedPagination, pageQuery } from '../paging';
import { PROJECT_GROUPS } from '../portfolio';
import { CATEGORY_MAX_LENGTH } from './categories';
import { field, sentAs } from './fields/field';
import { facts } from './fields/lists';
import { optionalProse, optionalText } from './fields/texts';
import { figures } from './fields/values';
import { ImagePath } from './image-path';
import { kind } from './kind';
import { ImageVariants, ResponsiveImage } from './pictures';
import {
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  PROJECT_PATHS,
  PROJECT_YEARS,
  PROJECTS_PAGE_SIZE,
} from './project-values';

export const ProjectGroup = z.enum(PROJECT_GROUPS, { error: ERROR_MESSAGES.categoryUnknown });
export type ProjectGroup = z.infer<typeof ProjectGroup>;

/** The year of completion. */
const Year = z.coerce.number<number>().int().min(PROJECT_YEARS.min).max(PROJECT_YEARS.max);
/** A text, because multipart forms have no numbers. */
const yearText = figures(ERROR_MESSAGES.yearInvalid).refine(
  (text) => text === '' || (/^\d{4}$/.test(text) && Year.safeParse(Number(text)).success),
  ERROR_MESSAGES.yearInvalid,
);

/** An entry has images in an order, of which lists show the first. */
const manyPictures = {
  sent: {
    /** The library image that becomes the first; blank removes the first. Other images stay. */
    imagePath: ImagePath.optional(),
    /** All images in their order, instead of `imagePath`; a blank one for each file in turn. */
    imagePaths: z
      .array(ImagePath, { error: ERROR_MESSAGES.invalidValue })
      .max(MAX_PROJECT_IMAGES, ERROR_MESSAGES.tooManyProjectImages)
      .optional(),
  },
  entry: {
    /** URLs; lists show the first. */
    images: z.array(z.string()),
    picture: ImageVariants.optional(),
  },
  listed: ResponsiveImage.partial().shape,
  /** A file, `imagePath`, or files and `imagePaths`. */
  multipart: { file: 'image', maxFiles: MAX_NEW_PROJECT_IMAGES, jsonFields: ['imagePaths', 'facts'] },
} as const;

export const projects = kind({
  name: 'projects',
  path: 'projects',
  fields: {
    title: optionalText(150).blank(''),
    description: optionalProse(5000).blank(''),
    /** A key of the site's categories. */
    category: sentAs(
      required(
        comparable,
        ERROR_MESSAGES.categoryRequired,
        CATEGORY_MAX_LENGTH,
        ERROR_MESSAGES.categoryUnknown,
      ),
      { input: 'category', isRequired: true },
    ),
    location: optionalText(150).optional().looks({ isColumn: true }),
    client: optionalText(150).optional().onPage().looks({ isColumn: true }),
    year: field(yearText, Year, null, { input: 'plain', isColumn: true }).optional(),
    facts: facts().onPage(),
  },
  pictures: manyPictures,
});
export const {
  Entry: AdminProject,
  read: readAdminProject,
  create: createProject,
  update: updateProject,
  remove: deleteProject,
} = projects;
export type AdminProject = z.infer<typeof AdminProject>;

/** `null`: in no group. */
const group = { category: ProjectGroup.nullable() };

export const Project = projects.Listed.extend(group);
export type Project = z.infer<typeof Project>;

export const ProjectDetail = projects.Shown.extend({
  ...group,
  /** The first is the project's `image`. */
  images: z.array(ResponsiveImage),
  /** The newest of its group, filled up with others, at most `MAX_RELATED_PROJECTS`; those with an image first. */
  related: z.array(Project),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ProjectPageQuery = z.object({
  page: pageQuery(PROJECTS_PAGE_SIZE).page,
  after: cursorQuery.after,
  group: ProjectGroup.optional(),
});
export type ProjectPageQuery = z.output<typeof ProjectPageQuery>;

export const AdminProjectQuery = z.object({
  ...pageQuery(PROJECTS_PAGE_SIZE),
  ...cursorQuery,
  category: CategoryKey.optional(),
});
export type AdminProjectQuery = z.output<typeof AdminProjectQuery>;

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

export const listAdminProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects',
  access: 'content',
  query: AdminProjectQuery,
  response: z.object({ projects: z.array(AdminProject), pagination: LinkedPagination }),
});
