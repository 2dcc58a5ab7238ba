import type { Project } from '@alnafitha/contract';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { projectQueries } from '../../projects/project-queries';
import { useProject } from './use-project';

/** The number in a row. */
const MAX_RELATED = 3;

/** A project and others, loaded in parallel. */
export function useProjectPage(id: string | undefined) {
  const opened = useProject(id);
  const { data = [] } = useContentQuery(projectQueries.list);
  return { ...opened, related: useLocalized('projects', relatedTo(opened.project, data)) };
}

/** Those of its group, then the newest others. */
function relatedTo(project: Project | undefined, projects: readonly Project[]): Project[] {
  if (!project) return [];
  const others = projects.filter(({ id }) => id !== project.id);
  const isRelated = ({ category }: Project) => category !== null && category === project.category;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, MAX_RELATED);
}
