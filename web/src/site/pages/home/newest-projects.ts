import type { Project } from '@alnafitha/contract';
import { SAMPLE_PROJECTS } from '../../projects/sample-projects';

/** Number on the home page. */
export const NEWEST_PROJECTS = 3;

/** The newest projects; samples if there are none. */
export function newestOf(projects: readonly Project[]): readonly Project[] {
  return (projects.length > 0 ? projects : SAMPLE_PROJECTS).slice(0, NEWEST_PROJECTS);
}
