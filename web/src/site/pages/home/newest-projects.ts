import type { Project } from '@alnafitha/contract';
import { SAMPLE_PROJECTS } from '../../projects/sample-projects';

/** How many the home page shows. */
export const NEWEST_PROJECTS = 3;

/** The newest of the projects; samples where the company has entered none. */
export function newestOf(projects: readonly Project[]): readonly Project[] {
  return (projects.length > 0 ? projects : SAMPLE_PROJECTS).slice(0, NEWEST_PROJECTS);
}
