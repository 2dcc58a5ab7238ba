import type { Project } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { projectQueries } from '../../projects/project-queries';
import { textsOf, useProject } from './use-project';

/** The number in a row. */
const MAX_RELATED = 3;

/** A project and others, loaded in parallel and translated together. */
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

/** Those of its group, then the newest others. */
function relatedTo(project: Project | undefined, projects: readonly Project[]): Project[] {
  if (!project) return [];
  const others = projects.filter(({ id }) => id !== project.id);
  const isRelated = ({ category }: Project) => category !== null && category === project.category;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, MAX_RELATED);
}
