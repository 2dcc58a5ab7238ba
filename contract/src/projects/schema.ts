import { z } from 'zod';
import { toAsciiDigits } from '../digits';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited, line, multiline } from '../fields';
import { copyFields, Edited, editFields } from '../history/edit';
import { ImagePath, ImageVariants, ResponsiveImage } from '../images/schema';
import { cursorQuery, pageQuery } from '../paging';
import { PROJECT_GROUPS } from '../portfolio';
import { publicTranslations, TranslationState } from '../translations/schema';
import {
  MAX_PROJECT_IMAGES,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_TITLE_MAX_LENGTH,
  PROJECT_YEARS,
  PROJECTS_PAGE_SIZE,
} from './values';

export const ProjectCategory = z.enum(PROJECT_CATEGORIES, { error: ERROR_MESSAGES.categoryUnknown });
export type ProjectCategory = z.infer<typeof ProjectCategory>;

export const ProjectGroup = z.enum(PROJECT_GROUPS, { error: ERROR_MESSAGES.categoryUnknown });
export type ProjectGroup = z.infer<typeof ProjectGroup>;

/** The year of completion. */
const ProjectYear = z.number().int().min(PROJECT_YEARS.min).max(PROJECT_YEARS.max);

const ProjectTexts = z.object({ title: z.string(), description: z.string(), location: z.string() });
const ProjectDetailTexts = ProjectTexts.extend({ client: z.string() });

export const Project = z.object({
  id: Id,
  ...ProjectTexts.partial({ location: true }).shape,
  year: ProjectYear.optional(),
  /** `null`: in no group. */
  category: ProjectGroup.nullable(),
  /** The fields are absent without an image. */
  ...ResponsiveImage.partial().shape,
  translations: publicTranslations(ProjectTexts),
});
export type Project = z.infer<typeof Project>;

export const ProjectDetail = z.object({
  ...Project.shape,
  client: z.string().optional(),
  /** The first is the project's `image`. */
  images: z.array(ResponsiveImage),
  /** The newest of its group, filled up with others, at most `MAX_RELATED_PROJECTS`; those with an image first. */
  related: z.array(Project),
  translations: publicTranslations(ProjectDetailTexts),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const AdminProject = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: ProjectCategory,
  location: z.string().optional(),
  client: z.string().optional(),
  year: ProjectYear.optional(),
  /** URLs; lists show the first. */
  images: z.array(z.string()),
  picture: ImageVariants.optional(),
  /** A digest for optimistic locking: send it back with an update. */
  version: z.string(),
  edited: Edited.optional(),
  arabic: TranslationState,
});
export type AdminProject = z.infer<typeof AdminProject>;

const detail = limited(line, PROJECT_DETAIL_MAX_LENGTH, tooLong(PROJECT_DETAIL_MAX_LENGTH));

/** A text, because multipart forms have no numbers. */
const yearText = comparable(ERROR_MESSAGES.yearInvalid)
  .transform(toAsciiDigits)
  .refine(
    (text) => text === '' || (/^\d{4}$/.test(text) && ProjectYear.safeParse(Number(text)).success),
    ERROR_MESSAGES.yearInvalid,
  );

/** A blank location, client or year counts as absent. */
export const ProjectDraft = z.object({
  title: limited(line, PROJECT_TITLE_MAX_LENGTH, tooLong(PROJECT_TITLE_MAX_LENGTH)),
  description: limited(multiline, PROJECT_DESCRIPTION_MAX_LENGTH, tooLong(PROJECT_DESCRIPTION_MAX_LENGTH)),
  category: z
    .string({ error: ERROR_MESSAGES.categoryRequired })
    .min(1, ERROR_MESSAGES.categoryRequired)
    .pipe(ProjectCategory),
  location: detail,
  client: detail,
  year: yearText,
  /** The library image that becomes the first; blank removes the first. */
  imagePath: ImagePath.optional(),
  /** All images in their order, instead of `imagePath`; a blank one for each file in turn. */
  imagePaths: z
    .array(ImagePath, { error: ERROR_MESSAGES.invalidValue })
    .max(MAX_PROJECT_IMAGES, ERROR_MESSAGES.tooManyProjectImages)
    .optional(),
});
export type ProjectDraft = z.output<typeof ProjectDraft>;

export const NewProject = ProjectDraft.partial({
  title: true,
  description: true,
  location: true,
  client: true,
  year: true,
}).extend(copyFields);
export type NewProject = z.output<typeof NewProject>;

export const ProjectChanges = ProjectDraft.partial().extend(editFields);
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
