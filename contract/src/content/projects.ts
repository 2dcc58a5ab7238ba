import { z } from 'zod';
import { toAsciiDigits } from '../digits';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited, line, multiline } from '../fields';
import { cursorQuery, LinkedPagination, pageQuery } from '../paging';
import { PROJECT_GROUPS } from '../portfolio';
import { factsDraft } from './facts';
import { ImagePath, ImageVariants, ResponsiveImage } from './images';
import { kind } from './kind';
import {
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_PATHS,
  PROJECT_TITLE_MAX_LENGTH,
  PROJECT_YEARS,
  PROJECTS_PAGE_SIZE,
} from './project-values';
import { publicTranslations } from './translations';

export const ProjectCategory = z.enum(PROJECT_CATEGORIES, { error: ERROR_MESSAGES.categoryUnknown });
export type ProjectCategory = z.infer<typeof ProjectCategory>;

export const ProjectGroup = z.enum(PROJECT_GROUPS, { error: ERROR_MESSAGES.categoryUnknown });
export type ProjectGroup = z.infer<typeof ProjectGroup>;

/** The year of completion; forms send it as a text. */
const ProjectYear = z.coerce.number<number>().int().min(PROJECT_YEARS.min).max(PROJECT_YEARS.max);

/** The fields that are stored, and shown to administrators, as they are. */
export const projectFields = {
  title: z.string(),
  description: z.string(),
  category: ProjectCategory,
  location: z.string().optional(),
  client: z.string().optional(),
  year: ProjectYear.optional(),
  /** See `factOf`. */
  facts: z.array(z.string()).optional(),
};

const ProjectTexts = z.object({ title: z.string(), description: z.string(), location: z.string() });
const ProjectDetailTexts = ProjectTexts.extend({ client: z.string(), facts: z.array(z.string()) });

export const Project = z.object({
  id: Id,
  ...ProjectTexts.partial({ location: true }).shape,
  year: projectFields.year,
  /** `null`: in no group. */
  category: ProjectGroup.nullable(),
  /** The fields are absent without an image. */
  ...ResponsiveImage.partial().shape,
  translations: publicTranslations(ProjectTexts),
});
export type Project = z.infer<typeof Project>;

export const ProjectDetail = z.object({
  ...Project.shape,
  client: projectFields.client,
  facts: projectFields.facts,
  /** The first is the project's `image`. */
  images: z.array(ResponsiveImage),
  /** The newest of its group, filled up with others, at most `MAX_RELATED_PROJECTS`; those with an image first. */
  related: z.array(Project),
  translations: publicTranslations(ProjectDetailTexts),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

const detail = limited(line, PROJECT_DETAIL_MAX_LENGTH, tooLong(PROJECT_DETAIL_MAX_LENGTH));

/** A text, because multipart forms have no numbers. */
const yearText = comparable(ERROR_MESSAGES.yearInvalid)
  .transform(toAsciiDigits)
  .refine(
    (text) => text === '' || (/^\d{4}$/.test(text) && ProjectYear.safeParse(Number(text)).success),
    ERROR_MESSAGES.yearInvalid,
  );

/** Forms send these; a blank one that a project may lack counts as absent. */
const texts = {
  title: limited(line, PROJECT_TITLE_MAX_LENGTH, tooLong(PROJECT_TITLE_MAX_LENGTH)),
  description: limited(multiline, PROJECT_DESCRIPTION_MAX_LENGTH, tooLong(PROJECT_DESCRIPTION_MAX_LENGTH)),
  location: detail,
  client: detail,
  year: yearText,
};

export const {
  Entry: AdminProject,
  Draft: ProjectDraft,
  New: NewProject,
  Changes: ProjectChanges,
  read: readAdminProject,
  create: createProject,
  update: updateProject,
  remove: deleteProject,
} = kind({
  name: 'projects',
  entry: {
    ...projectFields,
    /** URLs; lists show the first. */
    images: z.array(z.string()),
    picture: ImageVariants.optional(),
  },
  draft: {
    ...texts,
    facts: factsDraft,
    category: z
      .string({ error: ERROR_MESSAGES.categoryRequired })
      .min(1, ERROR_MESSAGES.categoryRequired)
      .pipe(ProjectCategory)
      .meta({ example: PROJECT_CATEGORIES[0] }),
    /** The library image that becomes the first; blank removes the first. Other images stay. */
    imagePath: ImagePath.optional(),
    /** All images in their order, instead of `imagePath`; a blank one for each file in turn. */
    imagePaths: z
      .array(ImagePath, { error: ERROR_MESSAGES.invalidValue })
      .max(MAX_PROJECT_IMAGES, ERROR_MESSAGES.tooManyProjectImages)
      .optional(),
  },
  defaults: {
    ...z.object(texts).partial().shape,
    title: texts.title.default(''),
    description: texts.description.default(''),
    facts: factsDraft.optional(),
  },
  /** A file, `imagePath`, or files and `imagePaths`. */
  multipart: { file: 'image', maxFiles: MAX_NEW_PROJECT_IMAGES, jsonFields: ['imagePaths', 'facts'] },
});
export type AdminProject = z.infer<typeof AdminProject>;
export type ProjectDraft = z.output<typeof ProjectDraft>;
export type NewProject = z.output<typeof NewProject>;
export type ProjectChanges = z.output<typeof ProjectChanges>;

export const ProjectPageQuery = z.object({
  page: pageQuery(PROJECTS_PAGE_SIZE).page,
  after: cursorQuery.after,
  group: ProjectGroup.optional(),
});
export type ProjectPageQuery = z.output<typeof ProjectPageQuery>;

export const AdminProjectQuery = z.object({
  ...pageQuery(PROJECTS_PAGE_SIZE),
  ...cursorQuery,
  category: ProjectCategory.optional(),
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
  access: 'admin',
  query: AdminProjectQuery,
  response: z.object({ projects: z.array(AdminProject), pagination: LinkedPagination }),
});
