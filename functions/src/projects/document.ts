import { ProjectCategory, ProjectDetail, storedTranslations, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredEdit } from '../content/revisions';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const PROJECTS = 'projects';

export const ProjectDocument = z.object({
  ...ProjectDetail.pick({ title: true, description: true, location: true, client: true, year: true }).shape,
  category: ProjectCategory,
  /** The first is the main image. */
  pictures: z.array(StoredMedia),
  translations: storedTranslations(TRANSLATED_FIELDS.projects),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ProjectDocument = z.infer<typeof ProjectDocument>;
