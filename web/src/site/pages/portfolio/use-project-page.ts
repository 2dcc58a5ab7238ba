import type { Project } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { projectQueries } from '../../projects/project-queries';
import { textsOf, useProject } from './use-project';

/** The number in a row. */
const MAX_RELATED = 3;

/** A project and others of its group, loaded in parallel and translated together. */
export function useProjectPage(id: string | undefined) {
  const { language } = useLanguage();
  const opened = useProject(id);
  const list = useQuery(projectQueries.list);
  const related = relatedTo(opened.project, list.data ?? []);
  const isLoading = opened.isLoading || list.isPending;
  const { translateContent, isPending: isTranslating } = useTranslated(
    // One translation request for all texts, once they are loaded.
    isLoading || !opened.project ? [] : [opened.project, ...related].flatMap(textsOf),
  );
  const isWaiting = isTranslating || (language === 'ar' && isLoading);
  return {
    ...opened,
    translateContent,
    isPending: opened.isLoading || isWaiting,
    related: isWaiting ? [] : related,
  };
}

function relatedTo(project: Project | undefined, projects: readonly Project[]): Project[] {
  if (!project?.category) return [];
  return projects
    .filter(({ id, category }) => category === project.category && id !== project.id)
    .slice(0, MAX_RELATED);
}
