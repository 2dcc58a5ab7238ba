import { ProjectCategory, ProjectDetail } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../media/stored-picture';
import { Instant } from '../platform/instant';

export const PROJECTS = 'projects';

export const ProjectDocument = z.object({
  ...ProjectDetail.pick({ title: true, description: true, location: true, client: true }).shape,
  category: ProjectCategory,
  /** None or more; the first is the main image. */
  pictures: z.array(StoredPicture),
  createdAt: Instant,
});
export type ProjectDocument = z.infer<typeof ProjectDocument>;
