import type { Project, ProjectGroup } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

export const GROUP_LABELS: Readonly<Record<ProjectGroup, PlainTranslationKey>> = {
  aluminium: 'Aluminium',
  upvc: 'UPVC',
  glass: 'Glass',
  kitchen: 'Kitchen',
};

/** The label of a project's category. */
export const groupLabel = (group: ProjectGroup | null): PlainTranslationKey =>
  group ? GROUP_LABELS[group] : 'Other work';

/**
 * Returns the caption of a project: its category, place and year, as far as they are known. Lines break only
 * within them.
 */
export function useProjectCaption(): (project: Project) => string {
  const { t } = useLanguage();
  return ({ category, location, year }) =>
    [t(groupLabel(category)), location, year].filter(Boolean).join('\u00a0·\u00a0');
}
